/**
 * `npm run tenant:new -- acme`: asks what a tenant's file must say, and writes it. What is given as a flag is not asked
 * for; where nobody is there to ask, everything is given so.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { command } from '#contract/command.ts';
import { LANGUAGES } from '#domain/enumerations.ts';
import { environmentsOf } from '#lib/tenants/stack-places.ts';
import { checkTenant, mustBeName, readStage, TENANTS, targetOf, WrongTarget } from '#lib/tenants/tenant.ts';

const string = { type: 'string' } as const;
const QUESTIONS = [
  ['name', 'What is the company called?'],
  ['guides-url', 'Where are its guides? (an https address)'],
  ['mail-from', 'Whom do mails come from? (an address of a domain that SES knows)'],
  ['admin-email', 'Who is the first administrator? (e-mail address)'],
  ['admin-first-name', 'Their first name?'],
  ['admin-last-name', 'Their last name?'],
  ['languages', `Which languages, the usual one first? (${LANGUAGES.join(', ')})`],
  ['alarm-address', 'Who hears of alarms? (e-mail address)'],
  ['stage', 'Which stage first? (dev, stg or prd)'],
  ['account', 'In which AWS account? (twelve digits)'],
  ['region', 'In which region?'],
] as const;
type Question = (typeof QUESTIONS)[number][0];
const USUAL: Partial<Record<Question, string>> = {
  languages: LANGUAGES.join(', '),
  stage: 'dev',
  region: 'us-east-1',
};

const optionsOf = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, string])) as Record<K, typeof string>; // its keys are these

const ask = async (given: Partial<Record<Question, string>>) => {
  const answers: Partial<Record<Question, string>> = { ...given };
  const open = QUESTIONS.filter(([name]) => answers[name] === undefined);
  if (!stdin.isTTY) {
    const missing = open.filter(([name]) => USUAL[name] === undefined).map(([name]) => `--${name}`);
    if (missing.length > 0) throw new WrongTarget(`Nobody is there to ask. Give these too: ${missing.join(' ')}`);
    return { ...USUAL, ...answers };
  }
  const terminal = createInterface({ input: stdin, output: stdout });
  const nothing = new WrongTarget('\nNothing was written.');
  for (const [name, question] of open) {
    const usual = USUAL[name];
    const answer = await terminal.question(`${question}${usual ? ` [${usual}]` : ''} `).catch(() => {
      throw nothing; // whoever is asked has ended it
    });
    answers[name] = answer.trim() || usual;
  }
  terminal.close();
  return answers;
};

const OPTIONS = { ...optionsOf(QUESTIONS.map(([name]) => name)), folder: { ...string, default: TENANTS } };
const USAGE = `npm run tenant:new -- <name>, and what you like not to be asked for:
${QUESTIONS.map(([name, question]) => `  --${name.padEnd(18)}${question}`).join('\n')}`;

await command(USAGE, OPTIONS, async ({ positionals, values }) => {
  const [id, ...more] = positionals;
  if (!id || more.length > 0) throw new WrongTarget('Say what it is called: npm run tenant:new -- acme');
  mustBeName(id);
  if (!existsSync(values.folder)) throw new WrongTarget(`There is no folder ${values.folder}.`);
  const file = join(values.folder, `${id}.json`);
  if (existsSync(file))
    throw new WrongTarget(`tenants/${id}.json is there already. Change it, or choose another name.`);

  const { folder: _, ...given } = values;
  const said = await ask(given);
  const stage = readStage(said.stage ?? '');
  const content = {
    name: said.name,
    guides_url: said['guides-url'],
    mail_from: said['mail-from'],
    administrator: {
      email: said['admin-email'],
      first_name: said['admin-first-name'],
      last_name: said['admin-last-name'],
    },
    languages: said.languages?.split(/[\s,]+/),
    alarm_address: said['alarm-address'],
    stages: { [stage]: { account: said.account, region: said.region } },
  };
  const settings = checkTenant(id, content)[stage];
  // Whoever asks twice at once does not overwrite what the other has written.
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' });
  console.log(`tenants/${id}.json is written. Next:
  npm run tenant:check -- ${id}
  npm run build
  npx cdk bootstrap ${settings ? environmentsOf(targetOf(id, stage, settings)).join(' ') : ''}   (once an account and region)
  npx cdk deploy --all -c tenant=${id} -c stage=${stage}`);
});
