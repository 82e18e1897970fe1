import type { AuditedKind } from '#domain/audit/words.ts';
import { applicationPath, viewerPath } from './application-path.ts';
import { clientPath, groupPath, modelPath, userPath, vendorPath, webhookPath } from './paths.ts';

/** Only entities whose id is enough for the address of their page. */
const PATHS: Partial<Record<AuditedKind, (id: string) => string>> = {
  application: applicationPath,
  vendor: vendorPath,
  'foundation model': modelPath,
  document: viewerPath,
  user: userPath,
  'application group': groupPath,
  'API client': clientPath,
  webhook: webhookPath,
};

/** The page of the entity of an audit entry, unless it has none. */
export const auditedPath = ({ what, id, action }: { what: string; id: string; action: string }) =>
  action === 'removed' ? undefined : (PATHS as Partial<Record<string, (id: string) => string>>)[what]?.(id);
