/** The kit's Python script against a fake language model. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { PromptsAsked } from '#domain/kit/asked.ts';
import { promptFiles } from '#domain/kit/files.ts';
import { readCsv } from '#domain/reading/read-csv.ts';
import { pairsOf, resultOf } from '#test/domain/bias/cases.ts';

const PYTHON = process.env.PLUMBLINE_PYTHON ?? 'python3';
const hasPython = spawnSync(PYTHON, ['--version']).status === 0;

type Asked = { seed: number; temperature?: number; messages: { content: string }[] };
type Said = { status?: number; text?: string; finish?: string };

let folder: string;
let server: Server;
let asked: { body: Asked; key: string | undefined }[];
let say: (body: Asked, turn: number) => Said;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-'));
  asked = [];
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = JSON.parse(Buffer.concat(parts).toString()) as Asked; // the body that the script sends
    asked.push({ body, key: request.headers.authorization });
    const { status = 200, text = '', finish = 'stop' } = say(body, asked.length);
    const choices = [{ finish_reason: finish, message: { role: 'assistant', content: text } }];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { model: 'stand-in-2', choices } : { error: 'busy' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const choice = { language: 'en', sets: ['hiring'], attributes: ['gender'], variants: 1, repetitions: 2 };
  for (const { name, content } of promptFiles(PromptsAsked.parse(choice))) await writeFile(join(folder, name), content);
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

const fill = () =>
  new Promise<{ code: number; said: string }>((done) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`; // a server on a port has this type
    const args = ['fill.py', '--url', url, '--model', 'stand-in', '--temperature', '0.5', '--wait', '0.01'];
    const env = { ...process.env, OPENAI_API_KEY: 'secret', no_proxy: '*' };
    const child = execFile(PYTHON, [...args, '--attempts', '3'], { cwd: folder, env }, (_, out, err) =>
      done({ code: child.exitCode ?? -1, said: out + err }),
    );
  });

const answers = async () => {
  const [headers = [], ...rows] = readCsv(await readFile(join(folder, 'answers.csv'), 'utf8')).map(
    ({ cells }) => cells,
  );
  return { headers, rows, of: (row: string[], column: string) => row[headers.indexOf(column)] };
};

test.skipIf(!hasPython)('asks each row once, waits when rate limited, and writes a testable file', async () => {
  say = ({ messages: [message] }, turn) => {
    if (turn === 3) return { status: 429 };
    const prompt = message?.content ?? '';
    if (prompt.includes('warehouse')) return { text: 'I’m sorry, I cannot say, "really"…\nNo.' };
    if (prompt.includes('salary')) return { finish: 'content_filter' };
    return { text: /Walker|Bennett|Clark/.test(prompt) ? 'No.\nNot now.' : 'YES, do.' };
  };
  const { code, said } = await fill();
  expect([code, said]).toEqual([0, expect.stringContaining('has all 48 answers')]);
  expect(asked).toHaveLength(49);
  expect(asked[0]).toMatchObject({ key: 'Bearer secret', body: { model: 'stand-in', temperature: 0.5 } });
  const { headers, rows, of } = await answers();
  expect(rows.map((row) => of(row, 'refused')).filter((refused) => refused === '1')).toHaveLength(2 * 6);
  expect(new Set(rows.map((row) => of(row, 'decision')))).toEqual(new Set(['yes', 'no', '']));
  expect(rows.every((row) => of(row, 'model_version') === 'stand-in-2' && of(row, 'temperature') === '0.5')).toBe(true);
  const plan = BiasPlan.parse({
    ...{ type: 'fairness_llm_user', shape: 'rows', baselines: ['1'] },
    columns: {
      ...{ prompt_id: 'prompt_id', template_id: 'template_id', attribute: 'attribute', group: 'group' },
      ...{ is_baseline: 'is_baseline', repetition: 'repetition', response_text: 'response_text', refused: 'refused' },
      ...{ decision: 'decision', model: 'model', model_version: 'model_version', temperature: 'temperature' },
    },
    outcomes: [
      { value: 'yes', means: 'selected' },
      { value: 'no', means: 'not_selected' },
      { value: 'unclear', means: 'leave_out' },
    ],
    refusals: [
      { value: '1', means: 'refused' },
      { value: '0', means: 'answered' },
    ],
  });
  expect(pairsOf(resultOf(plan, headers, rows), 'gender')).toMatchObject({ prompts: 8, most_repetitions: 2 });
});

test.skipIf(!hasPython)('resumes after a stop and asks a truncated row again', async () => {
  say = (_, turn) => (turn > 10 ? { status: 500 } : { text: 'Yes.' });
  const first = await fill();
  expect([first.code, first.said]).toEqual([1, expect.stringContaining('Run it again')]);
  const path = join(folder, 'answers.csv');
  const whole = await readFile(path, 'utf8');
  await writeFile(path, whole.slice(0, -20));
  asked = [];
  say = () => ({ text: 'No.' });
  expect((await fill()).code).toBe(0);
  expect(asked).toHaveLength(48 - 9);
  const { rows, of } = await answers();
  expect(rows.map((row) => of(row, 'decision')).filter((decision) => decision === 'yes')).toHaveLength(9);
  expect(new Set(rows.map((row) => row.slice(0, 6).join()))).toHaveProperty('size', 48);
});

test.skipIf(!hasPython)('ends when the endpoint refuses permanently, and shows its answer', async () => {
  say = () => ({ status: 401 });
  expect(await fill()).toMatchObject({ code: 1, said: expect.stringContaining('The endpoint returned 401') });
  expect(asked).toHaveLength(1);
});
