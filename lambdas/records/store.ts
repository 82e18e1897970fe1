/** The store of each kind with an audit log. The type requires an entry for each new kind. */
import type { AuditedKind } from '#domain/audit/words.ts';
import type { Recorded } from '#domain/entity.ts';
import type { ListedKind } from '#domain/list/names.ts';
import type { Reach } from '#domain/permissions.ts';
import { applications } from '#lambdas/applications/store.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { comments } from '#lambdas/comments/store.ts';
import { company } from '#lambdas/company/store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { customFields } from '#lambdas/custom-fields/store.ts';
import { directoryGroups } from '#lambdas/directory/group-store.ts';
import { directory } from '#lambdas/directory/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { ownFrameworks } from '#lambdas/frameworks/own-store.ts';
import { frameworkSettings } from '#lambdas/frameworks/settings-store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { legalDocuments } from '#lambdas/legal/store.ts';
import { models } from '#lambdas/models/store.ts';
import { intakeQuestions } from '#lambdas/own-questions/store.ts';
import { apiClients, users } from '#lambdas/people/store.ts';
import { policies } from '#lambdas/policies/store.ts';
import { risks } from '#lambdas/register/store.ts';
import { tasks } from '#lambdas/tasks/store.ts';
import { wordTemplates } from '#lambdas/templates/store.ts';
import { tests } from '#lambdas/tests/store.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { listViews } from '#lambdas/views/store.ts';
import { webhooks } from '#lambdas/webhooks/store.ts';

type Recalled = <T>(value: T) => T;

type Store = {
  get: (id: string) => Promise<Recorded | undefined>;
  recall: (id: string, recalled: Recalled) => Promise<void>;
  pack?: (date: string) => Promise<void>;
};

type Asked = { text?: string; sort: string; limit: number };
type ListedStore = {
  page: (reach: Reach, asked: Asked, after: undefined) => Promise<{ items: readonly object[] }>;
};

export const stores: Record<AuditedKind, Store> & Record<ListedKind, ListedStore> = {
  application: applications,
  vendor: vendors,
  comment: comments,
  task: tasks,
  assessment: assessments,
  framework: frameworkSettings,
  control: controls,
  'legal document': legalDocuments,
  document: documents,
  'bias test': tests,
  'foundation model': models,
  policy: policies,
  risk: risks,
  user: users,
  'application group': resourceGroups,
  'API client': apiClients,
  company,
  'custom fields': customFields,
  'intake questions': intakeQuestions,
  'corporate directory': directory,
  'directory group': directoryGroups,
  'list view': listViews,
  'own framework': ownFrameworks,
  webhook: webhooks,
  'Word template': wordTemplates,
};
