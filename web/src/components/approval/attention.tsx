import Alert from '@cloudscape-design/components/alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Approval } from '#domain/approval/approval.ts';
import { demandOf } from '#domain/approval/unfinished.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import type { FieldWords } from './changes.tsx';
import { Checklist } from './checklist.tsx';
import { useUnfinishedLinks } from './unfinished.tsx';

type AttentionProps = {
  subject: SubjectOf;
  approval: Approval;
  words: FieldWords;
  /** Further facts that weaken a decision, which only some subjects have. */
  besides: readonly ReactNode[];
};

/** Everything that blocks or weakens a decision, above the facts. */
export const Attention = ({ subject, approval, words, besides }: AttentionProps) => {
  const { t } = useTranslation();
  const linksTo = useUnfinishedLinks();
  const { checklist, may, unfinished, unfinished_rule, since } = approval;
  const missing = checklist.filter(({ done }) => !done);
  const items = [
    ...(unfinished ? linksTo(subject, unfinished) : []),
    ...(since.length > 0 ? [t('approval.since', { fields: since.map(words.label).join(', ') })] : []),
    ...besides,
  ];
  if (missing.length + items.length === 0) return null;
  const demand = demandOf(unfinished, unfinished_rule);
  const blocks = missing.length > 0 || demand === 'refuse';
  return (
    <Alert type={blocks ? 'error' : 'warning'} header={t('approvalRecord.attention')}>
      {missing.length > 0 && (
        <>
          {t('approval.lacking.text')} {may.decide && t('approval.lacking.instead')}
          <Checklist subject={subject} checks={missing} />
        </>
      )}
      <ul className="question-list">
        {items.map((item, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and the items have no other key
          <li key={n}>{item}</li>
        ))}
      </ul>
      {demand && (demand === 'refuse' || (may.decide && missing.length === 0)) && t(`approval.unfinished.${demand}`)}
    </Alert>
  );
};
