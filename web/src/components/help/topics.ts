/** Which help belongs to a page. */
import { matchPath } from 'react-router-dom';
import { keysOf } from '#domain/keys-of.ts';
import type { help } from '#web/i18n/en/app/help.ts';

export type HelpTopic = keyof typeof help.topics;

const APPLICATION = '/applications/detail/:id';

const PATHS: Readonly<Record<HelpTopic, readonly string[]>> = {
  dashboard: ['/', '/dashboard'],
  myWork: ['/my-work'],
  applications: ['/applications'],
  overview: [APPLICATION, '/applications/overview/:id'],
  risk: [`${APPLICATION}/intake`, `${APPLICATION}/risks`, `${APPLICATION}/tests`],
  compliance: [`${APPLICATION}/controls/*`, `${APPLICATION}/frameworks/*`],
  reviews: [`${APPLICATION}/approval`, `${APPLICATION}/assessments/*`],
  files: [`${APPLICATION}/documents`, `${APPLICATION}/people`, `${APPLICATION}/comments`],
  activity: [`${APPLICATION}/activity`],
  vendors: ['/vendors', '/vendors/detail/*'],
  models: ['/models/*'],
  riskRegister: ['/risks/*'],
  policies: ['/policies/*'],
  evidence: ['/frameworks/evidence'],
  frameworks: ['/frameworks', '/frameworks/:id'],
  users: ['/manage-users/*'],
  groups: ['/application-groups/*'],
  company: ['/manage-company'],
  apiAccess: ['/api-access/*'],
  newTest: ['/application-testing/new/:id'],
  testResult: ['/application-testing/results/*'],
};

/** The first matching topic; evidence stands before frameworks. */
export const helpTopicOf = (pathname: string) =>
  keysOf(PATHS).find((topic) => PATHS[topic].some((path) => matchPath(path, pathname)));
