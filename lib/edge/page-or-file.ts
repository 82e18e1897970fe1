/** Only what this needs of a CloudFront event. */
type ViewerRequest = { request: { uri: string } };

/**
 * CloudFront runs this function as source text. It can use nothing from outside its body, and only the syntax that
 * `rehearsal/function-syntax.ts` allows. Any page of the web app is index.html. A file's extension begins with a letter,
 * so that the page of 'GOVERN-1.1' is not taken for one.
 */
export function handler(event: ViewerRequest) {
  const request = event.request;
  if (!/\.[a-z][a-z0-9]*$/i.test(request.uri)) request.uri = '/index.html';
  return request;
}
