/** Paths of the pages of deadlines. Contains no schema, to keep the browser bundle small. */
import { detailPath } from '#domain/nouns.ts';
import type { Deadline } from './deadline.ts';

export const deadlinePath = ({ kind, id, on }: Pick<Deadline, 'kind' | 'id' | 'on'>): string => {
  switch (kind) {
    case 'assessment':
      return `${detailPath('applications', id)}/assessments`;
    case 'approval':
      return `${detailPath('applications', id)}/approval`;
    case 'vendor':
      return detailPath('vendors', id);
    case 'model':
      return detailPath('models', id);
    case 'risk_treatment':
    case 'risk_review':
      return detailPath('risks', id);
    case 'policy_review':
      return detailPath('policies', id);
    case 'framework':
      return `/frameworks/${id}?as_of=${on}`;
  }
};
