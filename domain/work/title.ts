/** Selects the title of a work item from the texts of a language (`en.ts`, `es.ts`) and fills in its values. */

import type { Language } from '#domain/enumerations.ts';
import { phrase } from '#domain/text/phrase.ts';
import { CERTIFICATE_NAMES } from '#domain/vendors/words.ts';
import type { titles as english } from './en.ts';
import type { WorkKind } from './words.ts';

export type WorkTitles = Readonly<Record<keyof typeof english, string>>;

type Params = Readonly<Record<string, string | number>>;
type Item = { kind: WorkKind; params: Params };

const text = (value: string | number | undefined) => String(value ?? '');

/** Certificates are shown by name. */
const ending = ({ what, certificate }: Params) => {
  const of = text(what);
  if (of === 'notice' || of === 'contract') return { what: of, certificate: '' } as const;
  const [, name = text(certificate)] = Object.entries(CERTIFICATE_NAMES).find(([key]) => key === of) ?? [];
  return { what: 'certificate', certificate: name } as const;
};

export const titleOf = ({ kind, params }: Item, language: Language) => {
  const of = params.assessment_kind as 'incident'; // one of the assessment kinds
  switch (kind) {
    case 'assessment':
    case 'assessment_review':
    case 'assessment_in_review':
      return { key: `${kind}_${of}`, values: {} } as const;
    case 'control': {
      const values = { title: text(params[language]) };
      return { key: params.state === 'returned' ? 'control_returned' : kind, values } as const;
    }
    case 'control_review':
    case 'control_in_review':
      return { key: kind, values: { count: Number(params.count) } } as const;
    case 'legal_document':
    case 'legal_signature':
    case 'legal_in_review': {
      const count = Number(params.count);
      const isComplete = kind === 'legal_document' && count === 0;
      return {
        key: isComplete ? 'legal_document_complete' : kind,
        values: { title: text(params[language]), count },
      } as const;
    }
    case 'risk_treatment':
    case 'risk_review':
    case 'risk_acceptance':
      return params.text
        ? ({ key: kind, values: { text: text(params.text) } } as const)
        : ({ key: `${kind}_itself`, values: {} } as const);
    case 'policy':
      return { key: params.policy_kind === 'ai_literacy' ? 'policy_training' : kind, values: {} } as const;
    case 'vendor_date': {
      const { what, certificate } = ending(params);
      return { key: `${kind}_${what}`, values: { certificate } } as const;
    }
    default:
      return { key: kind, values: { ...params } } as const;
  }
};

const TOLD: Partial<Record<WorkKind, keyof WorkTitles>> = {
  ...{ mention: 'told_comment', question: 'told_comment' },
  ...{ override_decision: 'told_override_decision', override_ending: 'told_override_ending' },
};

/** The title as part of a notification, which omits comment text and tier. */
export const titled = (titles: WorkTitles, item: Item, language: Language): string => {
  const { key, values } = titleOf(item, language);
  return phrase(titles, TOLD[item.kind] ?? key, values);
};
