/**
 * The header by which CloudFront identifies itself to the API. CloudFront overwrites the value that a browser sends.
 */
export const ORIGIN_HEADER = 'x-plumbline-origin';
