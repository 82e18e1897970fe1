/**
 * `npm run tenant:new -- acme`: asks for the required settings of a tenant and writes its file. Flags replace
 * questions; without a terminal all flags are required.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { command } from '#contract/command.ts';
import { LANGUAGES } from '#domain/enumerations.ts';
import { keysOf } from '#domain/keys-of.ts';
import { readSettings } from '#lib/tenants/file.ts';
import { checkTenant, mustBeName, readStage, TENANTS, WrongTarget } from '#lib/tenants/tenant.ts';

const string = { type: 'string' } as const;
/** The question for each setting, and its path in the file. */
const QUESTIONS = {
  name: ['Company name?', 'name'],
  'guides-url': ['URL of its guides? (https)', 'guides_url'],
  'mail-from': ['Sender of mails? (an address of a domain verified in SES)', 'mail_from'],
  'admin-email': ['Email address of the first administrator?', 'administrator.email'],
  'admin-first-name': ['First name of the administrator?', 'administrator.first_name'],
  'admin-last-name': ['Last name of the administrator?', 'administrator.last_name'],
  languages: [`Languages, default first? (${LANGUAGES.join(', ')})`, 'languages'],
  'alarm-address': ['Email address for alarms? (empty for none)', 'alarm_address'],
  stage: ['First stage? (dev, stg or prd)', 'stage'],
  account: ['AWS account? (twelve digits)', 'account'],
  region: ['AWS region?', 'region'],
} as const;
type Question = keyof typeof QUESTIONS;
const NAMES = keysOf(QUESTIONS);
type Answers = Partial<Record<Question, string>>;

const USUAL: Answers = { languages: LANGUAGES.join(', '), stage: 'dev', region: 'us-east-1' };
const MAY_BE_EMPTY: readonly Question[] = ['alarm-address'];

const optionsOf = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, string])) as Record<K, typeof string>; // its keys are these

/** The file's content from the answers so far. */
const contentOf = (answers: Answers) => ({
  name: answers.name,
  guides_url: answers['guides-url'],
  mail_from: answers['mail-from'],
  administrator: {
    email: answers['admin-email'],
    first_name: answers['admin-first-name'],
    last_name: answers['admin-last-name'],
  },
  languages: answers.languages?.split(/[\s,]+/),
  alarm_address: answers['alarm-address'],
  stages: { [answers.stage ?? 'dev']: { account: answers.account, region: answers.region } },
});

/** The validation error of an answer. */
const faultIn = (name: Question, answers: Answers): string | undefined => {
  const [, place] = QUESTIONS[name];
  const stage = `stages.${answers.stage}`;
  const start = name === 'stage' ? stage : name === 'account' || name === 'region' ? `${stage}.${place}` : place;
  const line = readSettings(contentOf(answers)).wrong.find((one) =>
    [':', ...(name === 'languages' ? ['.'] : [])].some((end) => one.startsWith(`${start}${end}`)),
  );
  return line?.slice(line.indexOf(': ') + 2);
};

const ask = async (given: Answers): Promise<Answers> => {
  const answers: Answers = { ...given };
  const open = NAMES.filter((name) => answers[name] === undefined);
  if (!stdin.isTTY) {
    const missing = open.filter((name) => USUAL[name] === undefined && !MAY_BE_EMPTY.includes(name));
    if (missing.length > 0)
      throw new WrongTarget(
        `There is no terminal for questions. Add these options: ${missing.map((one) => `--${one}`).join(' ')}`,
      );
    return { ...USUAL, ...answers };
  }
  const terminal = createInterface({ input: stdin, output: stdout });
  const nothing = new WrongTarget('\nNothing was written.');
  for (const name of open) {
    const [question] = QUESTIONS[name];
    const usual = USUAL[name];
    for (let fault: string | undefined = ''; fault !== undefined; ) {
      if (fault) console.log(`  ${fault}`);
      const answer = await terminal.question(`${question}${usual ? ` [${usual}]` : ''} `).catch(() => {
        throw nothing; // the user ended the input
      });
      answers[name] = answer.trim() || usual;
      fault = faultIn(name, answers);
    }
  }
  terminal.close();
  return answers;
};

const OPTIONS = { ...optionsOf(NAMES), folder: { ...string, default: TENANTS } };
const USAGE = `npm run tenant:new -- <name>, with options that replace the questions:
${NAMES.map((name) => `  --${name.padEnd(18)}${QUESTIONS[name][0]}`).join('\n')}`;

await command(USAGE, OPTIONS, async ({ positionals, values }) => {
  const [id, ...more] = positionals;
  if (!id || more.length > 0) throw new WrongTarget('Specify the name of the tenant: npm run tenant:new -- acme');
  mustBeName(id);
  if (!existsSync(values.folder)) throw new WrongTarget(`The folder ${values.folder} does not exist.`);
  const file = join(values.folder, `${id}.json`);
  if (existsSync(file)) throw new WrongTarget(`tenants/${id}.json already exists. Change it, or choose another name.`);

  const { folder: _, ...given } = values;
  const answers = await ask(given);
  const stage = readStage(answers.stage ?? '');
  const content = contentOf(answers);
  checkTenant(id, content);
  // `wx` fails if a concurrent run created the file.
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' });
  console.log(`Created tenants/${id}.json. Next:
  npm run tenant:check -- ${id}
  npm run rehearse -- -c tenant=${id} -c stage=${stage}
  npm run build
  npx cdk bootstrap -c tenant=${id} -c stage=${stage}   (once for each account and region)
  npx cdk deploy --all -c tenant=${id} -c stage=${stage}`);
});
