/** The part of a CloudFront event that this function uses. */
type ViewerRequest = { request: { uri: string } };

/**
 * CloudFront runs this function as source text, so it can use nothing outside its body and only the syntax that
 * `rehearsal/function-syntax.ts` allows. All pages of the web app are index.html. A file extension begins with a
 * letter, so that the page of 'GOVERN-1.1' does not count as a file.
 */
export function handler(event: ViewerRequest) {
  const request = event.request;
  if (!/\.[a-z][a-z0-9]*$/i.test(request.uri)) request.uri = '/index.html';
  return request;
}
