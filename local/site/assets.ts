/** The files of the built web app, cached in memory with an ETag and compressed variants. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSES = /^(text\/|image\/svg|application\/(json|wasm|manifest))/;

const ENCODERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

export type Asset = {
  type: string;
  etag: string;
  bytes: Buffer;
  /** The best encoding that the browser accepts. */
  encoded: (accepted: string) => Promise<{ bytes: Buffer; encoding: Encoding | undefined }>;
};

const makeAsset = (name: string, bytes: Buffer): Asset => {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  const cache = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    bytes,
    encoded: async (accepted) => {
      const worthIt = COMPRESSES.test(type) && bytes.length > 1000;
      const encoding = worthIt ? ENCODINGS.find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) : undefined;
      if (!encoding) return { bytes, encoding };
      const packed = cache.get(encoding) ?? ENCODERS[encoding](bytes);
      cache.set(encoding, packed);
      return { bytes: await packed, encoding };
    },
  };
};

/**
 * Names such as `/assets/index-B1.js`. No segment starts with a dot, so no name leaves the folder or reaches a hidden
 * file.
 */
const NAME = /^(\/[\w@~-][\w.@~-]*)+$/;

/** Reads a file once, and again after a change. */
export const makeAssets = (folder: string) => {
  const kept = new Map<string, { changed: number; asset: Asset }>();
  return async (name: string): Promise<Asset | undefined> => {
    if (!NAME.test(name)) return undefined;
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = kept.get(name);
    if (known?.changed === found.mtimeMs) return known.asset;
    const asset = makeAsset(name, await readFile(file));
    kept.set(name, { changed: found.mtimeMs, asset });
    return asset;
  };
};
