/** Every kind of thing that has a trail, for what is done to all of them alike. A kind that is new does not compile without. */
import type { AuditedKind } from '#domain/audit/words.ts';
import type { Recorded } from '#domain/entity.ts';
import { applications } from './applications.ts';
import { assessments } from './assessments.ts';
import { apiClients, users } from './callers.ts';
import { comments } from './comments.ts';
import { company } from './company.ts';
import { controls } from './controls.ts';
import { directory } from './directory.ts';
import { directoryGroups } from './directory-groups.ts';
import { documents } from './documents.ts';
import { frameworkSettings } from './framework-settings.ts';
import { listViews } from './list-views.ts';
import { models } from './models.ts';
import { ownFrameworks } from './own-frameworks.ts';
import { resourceGroups } from './resource-groups.ts';
import { tests } from './tests.ts';
import { vendors } from './vendors.ts';
import { webhooks } from './webhooks.ts';

type Recalled = <T>(value: T) => T;

type OfKind = {
  get: (id: string) => Promise<Recorded | undefined>;
  recall: (id: string, recalled: Recalled) => Promise<void>;
};

export const everyKind: Record<AuditedKind, OfKind> = {
  application: applications,
  vendor: vendors,
  comment: comments,
  assessment: assessments,
  framework: frameworkSettings,
  control: controls,
  document: documents,
  'bias test': tests,
  'foundation model': models,
  user: users,
  'application group': resourceGroups,
  'API client': apiClients,
  company,
  'corporate directory': directory,
  'directory group': directoryGroups,
  'list view': listViews,
  'own framework': ownFrameworks,
  webhook: webhooks,
};
