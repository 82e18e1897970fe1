import Alert from '@cloudscape-design/components/alert';
import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatTime, isToday } from '#web/components/moment.tsx';
import './drafts.css';

type DraftOfferProps = {
  at: Date;
  /** The first words of the draft, so that its owner recognizes it. */
  words?: string;
  /** The number of drafts, including this one. */
  of: number;
  /** The record has changed since the draft was started. */
  isOutdated?: boolean;
  isDiscarded: boolean;
  onContinue: () => void;
  onDiscard: () => void;
  onUndo: () => void;
  onNext: () => void;
};

const FIRST_WORDS = 60;

const firstOf = (words: string) => (words.length > FIRST_WORDS ? `${words.slice(0, FIRST_WORDS).trimEnd()}…` : words);

/**
 * A discarded draft stays in place until its owner continues, so that a double click does not discard the next draft.
 */
export const DraftOffer = ({ at, words, of, isOutdated = false, isDiscarded, ...answers }: DraftOfferProps) => {
  const { t, i18n } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const first = useRef<ButtonProps.Ref>(null);
  const moment = at.toISOString();
  /** The button that had the focus disappears, so the focus moves to the form. */
  const toForm = (take: () => void) => () => {
    place.current?.closest('form')?.querySelector('input')?.focus();
    take();
  };
  const stay = (take: () => void) => () => {
    first.current?.focus();
    take();
  };
  const [today, before] = isDiscarded
    ? (['discardedToday', 'discardedBefore'] as const)
    : (['fromToday', 'fromBefore'] as const);
  return (
    <div ref={place} className="draft-offer">
      <Alert
        type="info"
        statusIconAriaLabel={t('drafts.label')}
        action={
          <SpaceBetween direction="horizontal" size="xs">
            <Button ref={first} formAction="none" onClick={isDiscarded ? answers.onUndo : toForm(answers.onContinue)}>
              {t(isDiscarded ? 'drafts.undo' : 'drafts.continue')}
            </Button>
            <Button formAction="none" variant="link" disabled={isDiscarded} onClick={stay(answers.onDiscard)}>
              {t('drafts.discard')}
            </Button>
          </SpaceBetween>
        }
      >
        <div role="status">
          {isToday(at)
            ? t(`drafts.${today}`, { time: formatTime(moment, i18n.language) })
            : t(`drafts.${before}`, { moment: formatMoment(moment, i18n.language) })}{' '}
          {of > 1 && t('drafts.place', { of })} {isOutdated && t('drafts.outdated')}
          {isDiscarded && (
            <Button
              formAction="none"
              variant="inline-link"
              onClick={of > 1 ? stay(answers.onNext) : toForm(answers.onNext)}
            >
              {t(of > 1 ? 'drafts.next' : 'actions.close')}
            </Button>
          )}
          {words && <div className="draft-words">{t('drafts.words', { words: firstOf(words) })}</div>}
        </div>
      </Alert>
    </div>
  );
};
