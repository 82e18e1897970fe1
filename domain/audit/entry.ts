import { Words } from '#domain/frameworks/framework.ts';
import { AuditRow } from './audit.ts';

/** An entry of the audit log as the API answers it. */
export const AuditEntry = AuditRow.extend({
  title: Words.optional().meta({
    description: 'Of a control, whose name is English: what it is called in each language.',
  }),
}).meta({ title: 'AuditEntry' });
