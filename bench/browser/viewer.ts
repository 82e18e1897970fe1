/** Measures when a long document is readable and how smoothly a large table scrolls. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import { ask, askWell, type Request } from '#bench/ask.ts';
import type { Figure } from '#bench/report/figure.ts';
import { startTenant, type Tenant } from '#bench/tenant/tenant.ts';
import type { RouteKey } from '#contract/http/route.ts';
import { CHROMIUM_FLAGS, findChromium } from '#test/chromium.ts';
import { pdfOf } from '#test/pdf.ts';
import { signIn } from './first-sight.ts';

const [PAGES, FILLER] = [100, 90_000];
const [ROWS, COLUMNS] = [10_000, 100];
const SCROLLED_MS = 4_000;

const Made = z.object({ id: z.string() });
const Begun = z.object({
  document: Made,
  upload: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
});
const State = z.object({ state: z.string() });

const csv = () =>
  Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => (row === 0 ? `column ${column}` : row * COLUMNS + column)).join(','),
  ).join('\n');

/** Uploads like a browser and waits for the check. */
const upload = async ({ api, web, tokens }: Tenant, params: { id: string }, name: string, content: string) => {
  const of = (key: RouteKey, request: Request) => askWell(api, tokens.administrator, key, request);
  const body = { name, size: Buffer.byteLength(content) };
  const { document, upload } = Begun.parse((await of('POST /applications/{id}/documents', { params, body })).body);
  const form = new FormData();
  for (const [field, value] of Object.entries(upload.fields)) form.append(field, value);
  form.append('file', new Blob([content]), name);
  const { status } = await fetch(upload.url, { method: 'POST', body: form });
  if (status !== 204) throw new Error(`Storage answered ${status}.`);
  for (;;) {
    const { state } = State.parse(
      (await ask(api, tokens.administrator, 'GET /documents/{id}', { params: document })).body,
    );
    if (state === 'ready')
      return { address: `${web}/document-viewer/${document.id}`, size: body.size, storage: new URL(upload.url).origin };
    if (state === 'error') throw new Error(`${name} was refused.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** The bytes received from storage. */
const received = async (page: Page, storage: string) => {
  const session = await page.context().newCDPSession(page);
  const asked = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(storage)) asked.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (asked.has(requestId)) bytes += dataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
};

type Uploaded = Awaited<ReturnType<typeof upload>>;

const firstPage = async (page: Page, { address, size, storage }: Uploaded): Promise<Figure[]> => {
  const bytes = await received(page, storage);
  const began = performance.now();
  await page.goto(address);
  await page.getByText('Page number 1', { exact: true }).waitFor();
  const [ms, came] = [performance.now() - began, bytes()];
  return [
    {
      ...{ name: `of a pdf of ${PAGES} pages, loaded when its first page is there`, unit: 'ratio' },
      ...{ value: came / size, budget: { atMost: 0.99 } },
    },
    { name: `the first page of a pdf of ${(size / 1_000_000).toFixed(1)} MB`, unit: 'ms', value: ms },
  ];
};

const scrolling = async (page: Page, { address }: Uploaded): Promise<Figure[]> => {
  const began = performance.now();
  await page.goto(address);
  await page.getByText('column 1', { exact: true }).first().waitFor();
  const opened = performance.now() - began;
  const { frames, ms, reached } = await page.evaluate(async (lasts) => {
    const box = document.querySelector('.sheet-scroll');
    if (!box) throw new Error('There is no table.');
    const start = performance.now();
    let [frames, now] = [0, start];
    while (now - start < lasts) {
      now = await new Promise<number>(requestAnimationFrame);
      box.scrollTop += 44;
      frames += 1;
    }
    return { frames, ms: now - start, reached: box.scrollTop };
  }, SCROLLED_MS);
  if (reached === 0) throw new Error('The table did not move.');
  return [
    {
      ...{ name: `a csv of ${(ROWS * COLUMNS).toLocaleString('en')} cells, scrolled`, unit: 'frames/s' },
      ...{ value: (frames / ms) * 1000, budget: { atLeast: 50 } },
    },
    { name: `a csv of ${(ROWS * COLUMNS).toLocaleString('en')} cells, to be read`, unit: 'ms', value: opened },
  ];
};

/** Uses its own small tenant, because everything that is measured happens in the browser. */
export const measureViewer = async (folder: string): Promise<Figure[]> => {
  const tenant = await startTenant(folder, 10);
  const context = await chromium.launchPersistentContext(await mkdtemp(join(folder, 'profile-')), {
    ...{ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
    viewport: { width: 1280, height: 900 },
  });
  try {
    await signIn(context, tenant);
    const body = { name: 'Bench', resource_groups: tenant.groups.slice(0, 1) };
    const made = await askWell(tenant.api, tenant.tokens.administrator, 'POST /applications', { body });
    const params = Made.parse(made.body);
    const texts = Array.from({ length: PAGES }, (_, at) => `Page number ${at + 1}`);
    const pdf = await upload(tenant, params, 'Long.pdf', pdfOf(texts, FILLER));
    const table = await upload(tenant, params, 'Large.csv', csv());
    const page = await context.newPage();
    return [...(await firstPage(page, pdf)), ...(await scrolling(page, table))];
  } finally {
    await context.close();
    await tenant.stop();
  }
};
