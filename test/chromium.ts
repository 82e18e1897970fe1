/** Finds a Chromium for the browser tests: an installed one, or the one from the npm package. */
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
  // The certificate of the local sign-in page is generated on this machine.
  '--ignore-certificate-errors',
];

const run = promisify(execFile);

/** An installed browser may still lack libraries that it needs. */
const starts = async (path: string) => {
  try {
    const { stdout } = await run(path, ['--version', '--no-sandbox']);
    return /Chrom/.test(stdout);
  } catch {
    return false;
  }
};

const PLACE = join(ROOT, 'node_modules', '.cache', 'chromium');

/** The package's own font configuration names /tmp. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(PLACE, 'fonts')}</dir>
  <cachedir>${join(PLACE, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** The package unpacks the browser and its libraries into the temporary folder, so TMPDIR names `PLACE` meanwhile. */
const unpack = async () => {
  const temporary = process.env.TMPDIR;
  await mkdir(PLACE, { recursive: true });
  process.env.TMPDIR = PLACE;
  // The package reads this once, on import. It then unpacks the libraries, too.
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
  await rm(PLACE, { recursive: true, force: true }); // an earlier unpacking may have been interrupted
  const again = await unpack();
  return (await starts(again)) ? again : undefined;
};

/** Prefers the headless shell, which uses a third fewer resources. `whole`: prefers a complete browser. */
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
