/** Stand-in for CloudFront: serves the built web app. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeAssets } from './assets.ts';

/** Paths without an extension are routes of the web app. 'GOVERN-1.1' has none: an extension begins with a letter. */
const FILE = /\.[a-z][a-z0-9]*$/i;

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const sendText = (response: ServerResponse, status: number, text: string) => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
};

export const makeSite = (folder: string) => {
  const find = makeAssets(folder);

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const name = decoded(path);
    if (name === undefined) return sendText(response, 400, 'Bad request');
    const asset = await find(FILE.test(name) ? name : '/index.html');
    if (!asset) return sendText(response, 404, 'Not found');

    const { bytes, encoding } = await asset.encoded(String(request.headers['accept-encoding'] ?? ''));
    const headers = {
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: asset.etag,
      vary: 'accept-encoding',
    };
    if (request.headers['if-none-match'] === asset.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': asset.type,
      'content-length': bytes.length,
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
};
