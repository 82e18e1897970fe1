import { Words } from '#domain/frameworks/framework.ts';
import { AuditRow } from './audit.ts';

export const AuditEntry = AuditRow.extend({
  title: Words.optional().meta({
    description: 'Of a control, whose name is English: what it is called in each language.',
  }),
}).meta({ title: 'AuditEntry' });
