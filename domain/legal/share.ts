/** API schemas of links that show a legal document to a recipient without an account. */
import * as z from 'zod';
import { Action, Id, Instant } from '#domain/entity.ts';
import { LANGUAGES } from '#domain/enumerations.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { About, Section } from './legal-document.ts';
import { SHARE_BLOCKS, shareRules } from './share-rules.ts';

export const LegalShare = z
  .object({
    id: Id,
    recipient: z.string(),
    email: z.string().meta({ description: 'Where the link was to be mailed. Empty if nowhere.' }),
    language: z.enum(LANGUAGES),
    number: z
      .int()
      .nullable()
      .meta({ description: 'The signed version that it shows. Null if it shows the document as it is.' }),
    ends_on: z.iso.date().meta({ description: 'The last day.' }),
    created: Action,
    opened: z.int().meta({ description: 'How many times it was opened.' }),
    last_opened_at: Instant.nullable(),
  })
  .meta({ title: 'LegalShare' });
export type LegalShare = z.output<typeof LegalShare>;

export const ListedLegalShare = LegalShare.extend({
  blocked: z.enum(SHARE_BLOCKS).nullable().meta({
    description:
      'Why the link does not open now: its creator has no active account, its creator may not change the application, or the application is retired and the link does not show a signed version. Null if it opens.',
  }),
}).meta({ title: 'ListedLegalShare' });
export type ListedLegalShare = z.output<typeof ListedLegalShare>;

export const NewLegalShare = schemaOf(shareRules).meta({
  title: 'NewLegalShare',
  examples: [{ recipient: 'Pat Example, Acme Audits', language: 'en', shows: 'signed' }],
});
export type NewLegalShare = z.output<typeof NewLegalShare>;

export const CreatedLegalShare = z
  .object({
    url: z.string().meta({ description: 'Returned only once. Anyone with this URL can read the document.' }),
    mailed: z.boolean(),
    share: LegalShare,
  })
  .meta({ title: 'CreatedLegalShare' });

/** Any length is accepted, so an invalid token gets the same answer as an expired one. */
export const ShareToken = z
  .strictObject({ token: z.string().max(100) })
  .meta({ title: 'LegalShareToken', examples: [{ token: 'w9kYbq3qWv1m0rJ1s8m5cJwQyq8Hq0m7o2kS3c4d5e6' }] });

/** Everything that the recipient sees. */
export const SharedLegalDocument = z
  .object({
    company: z.string().meta({ description: 'The company that shares the document.' }),
    recipient: z.string(),
    language: z.enum(LANGUAGES),
    ends_on: z.iso.date(),
    time_zone: z.string().meta({ description: 'The time zone of the company, in which the copy shows all times.' }),
    today: z.iso.date().meta({ description: 'The day of the opening in the time zone of the company.' }),
    signed: Action.extend({ number: z.int(), sha256: z.string() })
      .nullable()
      .meta({ description: 'The signature of the version. Null if the document is shared as it is.' }),
    document: About.extend({ application: z.string(), sections: z.array(Section) }),
  })
  .meta({ title: 'SharedLegalDocument' });
export type SharedLegalDocument = z.output<typeof SharedLegalDocument>;
