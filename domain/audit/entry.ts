import { Words } from '#domain/frameworks/framework.ts';
import { AuditRow } from './audit.ts';

export const AuditEntry = AuditRow.extend({
  title: Words.optional().meta({
    description: 'For a control: its name in each language.',
  }),
}).meta({ title: 'AuditEntry' });
