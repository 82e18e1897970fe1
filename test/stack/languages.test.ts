import { expect, test } from 'vitest';
import { cloud, cloudFor, configFor, functions, resources } from './cloud.ts';

const languagesOf = (template: ReturnType<typeof cloud>) =>
  new Set(functions(template).map(({ Environment }) => Environment.Variables.LANGUAGES));

test('pages and functions receive the tenant’s languages, the default first', () => {
  expect(configFor({}).languages).toEqual(['en', 'es']);
  expect(configFor({ languages: ['es'] }).languages).toEqual(['es']);
  expect(languagesOf(cloud())).toEqual(new Set(['en es']));
  expect(languagesOf(cloudFor({ languages: ['es', 'en'] }))).toEqual(new Set(['es en']));
});

test('the first administrator is invited in the default language unless the file names another', () => {
  const invited = (settings: object) => JSON.stringify(resources(cloudFor(settings), 'Custom::PlumblineSeed'));
  expect(invited({ languages: ['es', 'en'] })).toContain('"language":"es"');
  const administrator = { email: 'ada@acme.example', first_name: 'Ada', last_name: 'Lovelace', language: 'en' };
  expect(invited({ languages: ['es', 'en'], administrator })).toContain('"language":"en"');
});
