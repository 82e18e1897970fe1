/** A report as a downloadable bundle: the report, its tables, and a manifest with the hash of each file. */
import * as z from 'zod';
import { canonical } from '#domain/canonical.ts';
import type { Report } from './report.ts';
import { TABLES } from './tables.ts';
import { zipOf } from './zip.ts';

export const REPORT = 'report.json';
export const MANIFEST = 'manifest.json';

export const Manifest = z.object({
  format: z.literal(1),
  /** The hash of the report, which Plumbline shows and the application's audit log records. */
  seal: z.string(),
  files: z.record(z.string(), z.string()),
});

/** In hexadecimal. The same in browsers, Lambda functions and command-line tools. */
export const sha256 = async (content: string | BufferSource) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The seal does not depend on the order of the fields. */
export const sealOf = (report: Report) => sha256(canonical(report));

export const filesOf = (report: Report): { name: string; content: string }[] => [
  { name: REPORT, content: `${JSON.stringify(report, null, 2)}\n` },
  ...Object.entries(TABLES).map(([name, tableOf]) => ({ name, content: tableOf(report) })),
];

export const bundleOf = async (report: Report): Promise<Blob> => {
  const files = filesOf(report);
  const hashes = await Promise.all(files.map(async ({ name, content }) => [name, await sha256(content)] as const));
  const manifest = { format: 1, seal: await sealOf(report), files: Object.fromEntries(hashes) };
  return zipOf([...files, { name: MANIFEST, content: `${JSON.stringify(manifest, null, 2)}\n` }]);
};
