import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatTime, isToday } from '#web/components/moment.tsx';
import './drafts.css';

type DraftOfferProps = {
  at: Date;
  /** What it began from has been changed since. */
  isOutdated?: boolean;
  onContinue: () => void;
  onDiscard: () => void;
};

export const DraftOffer = ({ at, isOutdated = false, onContinue, onDiscard }: DraftOfferProps) => {
  const { t, i18n } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const moment = at.toISOString();
  /** What had the focus goes away: the form itself is where to go on. */
  const answer = (take: () => void) => () => {
    place.current?.closest('form')?.querySelector('input')?.focus();
    take();
  };
  return (
    <div ref={place} className="draft-offer">
      <Alert
        type="info"
        statusIconAriaLabel={t('drafts.label')}
        action={
          <SpaceBetween direction="horizontal" size="xs">
            <Button formAction="none" onClick={answer(onContinue)}>
              {t('drafts.continue')}
            </Button>
            <Button formAction="none" variant="link" onClick={answer(onDiscard)}>
              {t('drafts.discard')}
            </Button>
          </SpaceBetween>
        }
      >
        {isToday(at)
          ? t('drafts.fromToday', { time: formatTime(moment, i18n.language) })
          : t('drafts.fromBefore', { moment: formatMoment(moment, i18n.language) })}{' '}
        {isOutdated && t('drafts.outdated')}
      </Alert>
    </div>
  );
};
