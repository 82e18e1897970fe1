/** By which CloudFront shows the API that it is CloudFront. Whatever a browser sends under this name, it replaces. */
export const ORIGIN_HEADER = 'x-plumbline-origin';
