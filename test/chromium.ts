/** A Chromium for the browser tests: one that is installed, or the one that npm brought. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#local/project.ts';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The hosted login's certificate is made on this machine.
  '--ignore-certificate-errors',
];

const run = promisify(execFile);

/** Found, and able to start: a browser whose libraries are missing is none. */
const starts = async (path: string) => {
  try {
    const { stdout } = await run(path, ['--version', '--no-sandbox']);
    return /Chrom/.test(stdout);
  } catch {
    return false;
  }
};

const PLACE = join(ROOT, 'node_modules', '.cache', 'chromium');

/** The package's own names /tmp. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(PLACE, 'fonts')}</dir>
  <cachedir>${join(PLACE, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Unpacks the browser that npm brought, with the libraries it needs. The package does so into the temporary folder. */
const unpack = async () => {
  const temporary = process.env.TMPDIR;
  await mkdir(PLACE, { recursive: true });
  process.env.TMPDIR = PLACE;
  // The package reads this once, when it is loaded: with it, it brings its own libraries.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    await writeFile(join(PLACE, 'fonts', 'fonts.conf'), FONTS);
    return path;
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
};

const unpacked = async () => {
  const path = await unpack();
  if (await starts(path)) return path;
  await rm(PLACE, { recursive: true, force: true }); // it may be left from an unpacking that was cut short
  const again = await unpack();
  return (await starts(again)) ? again : undefined;
};

/** One without windows, which needs a third less of the machine; or, where a test needs it, a whole one if there is any. */
export const findChromium = async ({ whole = false } = {}): Promise<string> => {
  const named = process.env.CHROME_PATH;
  const withWindows = ['/usr/bin/chromium', 'google-chrome'];
  const without = ['/usr/bin/chromium-headless-shell', unpacked];
  for (const candidate of [named, ...(whole ? [...withWindows, ...without] : [...without, ...withWindows])]) {
    const path = typeof candidate === 'function' ? await candidate() : candidate;
    if (path && (await starts(path))) return path;
  }
  throw new Error('No Chromium starts here. Install one (apt-get install chromium) or name one in CHROME_PATH.');
};
