/** Texts of My Work items. */
import { useTranslation } from 'react-i18next';
import type { WorkItem } from '#domain/work/item.ts';
import { titleOf } from '#domain/work/title.ts';
import { isPutOff } from '#domain/work/words.ts';
import { formatDate, formatDay } from '#web/components/moment.tsx';
import { languageShown } from '#web/i18n/index.ts';

type Titled = Pick<WorkItem, 'kind' | 'params' | 'thing'>;

/** Without an owner, the creator is responsible for these items. */
const OF_OWNERS = [
  ...(['intake', 'changes_requested', 'approval_ending', 'approval_expired', 'assessment'] as const),
  ...([
    'override_ending',
    'model_retires',
    'legal_document',
    'risk_treatment',
    'risk_review',
    'questionnaire',
    'questionnaire_asked',
  ] as const),
  'vendor_date',
] as const;

const text = (value: string | number | undefined) => String(value ?? '');

export const useWorkWords = () => {
  const { t } = useTranslation();
  const language = languageShown();

  const subject = (item: Titled) => {
    const { key, values } = titleOf(item, language);
    const { tier } = item.params;
    return t(`work.titles.${key}`, {
      ...values,
      ...(tier !== undefined && { tier: t(`risk.tiers.${tier as 'high'}.label`) }), // a known tier
    });
  };

  /** The name and title of an item, for places without a heading. */
  const named = (item: Titled) => `${item.thing.name} · ${subject(item)}`;

  const why = ({ kind, params, due, delegated, whose, thing }: WorkItem) => {
    if (delegated) {
      const { from, to, now } = delegated;
      if (whose === 'mine') return t('work.givenBy', { name: from.name });
      return now ? t('work.givenOn', { name: to.name, now: now.name }) : t('work.givenTo', { name: to.name });
    }
    const by = text(params.by);
    const isUnowned = params.unowned !== undefined;
    if (thing.kind === 'risk' && kind !== 'risk_acceptance')
      return t(isUnowned ? 'work.whyRisk.unowned' : 'work.whyRisk.owned');
    if (kind === 'approval' || kind === 'in_review') {
      const role = params.role as 'reviewer'; // a known role
      return t(kind === 'in_review' && isUnowned ? `work.whyUnowned.${kind}.${role}` : `work.why.${kind}.${role}`, {
        by,
      });
    }
    const day = due === null ? '' : formatDate(due, language);
    const ofOwners = OF_OWNERS.find((one) => one === kind);
    return t(isUnowned && ofOwners ? `work.whyUnowned.${ofOwners}` : `work.why.${kind}`, {
      ...{ by, day },
      count: Number(params.count ?? 1),
    });
  };

  /** A due date in words. */
  const dueOn = (due: string, today: string) =>
    t(due < today ? 'work.overdueSince' : due === today ? 'work.dueToday' : 'work.due', {
      day: formatDate(due, language),
    });

  const when = (item: WorkItem, today: string) => {
    const { due, since, whose, remind_on } = item;
    if (remind_on !== null && whose === 'mine' && isPutOff(item, today))
      return t('work.putOff', { day: formatDate(remind_on, language) });
    if (due !== null && whose === 'mine') return dueOn(due, today);
    return since === null ? '' : t('work.since', { day: formatDay(since, language) });
  };

  return { subject, named, why, dueOn, when };
};
