/** Only what this needs of a CloudFront event. */
type ViewerRequest = { request: { uri: string } };

/**
 * Runs in CloudFront, as source text: it can use nothing but what stands in it. Any page of the web app is index.html.
 * A file's extension begins with a letter, so that the page of 'GOVERN-1.1' is not taken for one.
 */
export function handler({ request }: ViewerRequest) {
  if (!/\.[a-z][a-z0-9]*$/i.test(request.uri)) request.uri = '/index.html';
  return request;
}
