/** The questionnaire by link, for vendors without an account. It reveals only the company's name and the questions. */

import type { RequestOrigin } from '#contract/http/route.ts';
import { DILIGENCE_RULES } from '#domain/diligence/diligence.ts';
import type { QuestionnaireByLink } from '#domain/diligence/questionnaire.ts';
import { OUTSIDE } from '#domain/diligence/words.ts';
import type { RequestActor } from '#domain/entity.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { isOver } from '#domain/subject.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { company } from '#lambdas/company/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import type { KeptAnswers } from '#lambdas/persistence/answers.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { refuseLink, tooOften } from '#lambdas/secret-links/link-service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { diligenceLinks, sentByLink } from './link-store.ts';
import { changeOf, mustBeAnswered } from './steps.ts';
import { diligence } from './store.ts';
import { answerQuestion, mustFollow, questionnaireOf } from './work.ts';

const SENT = 1_000;

const find = async (token: string, { address }: RequestOrigin): Promise<Vendor> => {
  const id = await diligenceLinks.find(token);
  const vendor = id === undefined ? undefined : await vendors.get(id);
  return vendor && !isOver(vendor) ? vendor : refuseLink(token, address);
};

/** Answers by the company's own people are not shown to the vendor. */
const own = ({ answers }: Pick<KeptAnswers, 'answers'>) =>
  valuesOf(Object.fromEntries(Object.entries(answers).filter(([, { by }]) => by.id === OUTSIDE)));

const shown = async (vendor: Vendor, known?: KeptAnswers): Promise<QuestionnaireByLink> => {
  const [kept, link, asking] = await Promise.all([
    known ?? diligence.answersOf(vendor.id),
    diligenceLinks.of(vendor.id),
    company.get(),
  ]);
  const { state, sent } = questionnaireOf(vendor);
  return {
    ...{ vendor: vendor.name, company: asking?.name ?? '', rules_version: DILIGENCE_RULES },
    ...{ is_open: state === 'open', sent: state === 'open' ? null : sent },
    ends: link?.ends ?? new Date().toISOString(),
    answers: Object.fromEntries(Object.entries(own(kept)).map(([question, values]) => [question, [...values]])),
  };
};

export const readByLink = async (token: string, requestOrigin: RequestOrigin) =>
  shown(await find(token, requestOrigin));

const findToWrite = async (token: string, requestOrigin: RequestOrigin) => {
  const vendor = await find(token, requestOrigin);
  if ((await sentByLink.count(vendor.id)) > SENT) throw tooOften();
  return vendor;
};

/** Later states are not revealed to the vendor. */
const mustBeOpen = (vendor: Vendor) => {
  if (questionnaireOf(vendor).state !== 'open')
    throw new ConflictError(
      'These answers were already sent. If you need to change them, ask the person who sent you the link.',
      {
        code: 'already_sent',
      },
    );
};

const byLink = (name: string, { id, address, browser }: RequestOrigin): RequestActor => ({
  ...{ id: OUTSIDE, name, as: 'vendor' as const },
  asked: { id, address, browser },
});

type Answering = { token: string; question: string; values: readonly string[]; rules_version?: string };

export const answerByLink = async ({ token, question, ...given }: Answering, requestOrigin: RequestOrigin) => {
  const vendor = await findToWrite(token, requestOrigin);
  mustBeOpen(vendor);
  try {
    return shown(vendor, await answerQuestion(vendor, question, given, byLink(vendor.name, requestOrigin)));
  } catch (error) {
    mustBeOpen((await vendors.get(vendor.id)) ?? vendor); // it may have been sent concurrently
    throw error;
  }
};

type Sending = { token: string; name: string; email: string };

export const sendByLink = ({ token, name, email }: Sending, requestOrigin: RequestOrigin) =>
  retryOnConflict(async () => {
    const vendor = await findToWrite(token, requestOrigin);
    mustBeOpen(vendor);
    const before = questionnaireOf(vendor);
    const state = mustFollow(vendor, 'send');
    const kept = await diligence.answersOf(vendor.id);
    mustBeAnswered(own(kept));
    const sent = { at: requestOrigin.at, name, email };
    const after = { ...vendor, questionnaire: { ...before, state, sent } };
    return shown(
      await vendors.update(vendor, after, byLink(name, requestOrigin), {
        action: 'questionnaire_sent',
        changes: [...changeOf(before, state), { field: 'sent_by', to: `${name}, ${email}` }],
        otherWrites: [diligence.close(vendor.id, kept)],
      }),
    );
  });
