import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { Words } from '#web/components/detail/panel.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { lazyPart } from '#web/parts.ts';
import type { LifeDialogProps } from './life-dialog.tsx';

const LifeDialog = lazyPart<LifeDialogProps>(() => import('./life-dialog.tsx'));

/** Button that offboards or reactivates a vendor. */
export const EndVendor = ({ vendor, may }: { vendor: Vendor; may: boolean }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const inReview = vendor.approval_status === 'in_review' && t('vendors.life.inReview');
  const refusal = may ? inReview : t('vendors.life.notTheirs');
  return (
    <>
      <Button disabled={refusal !== false} disabledReason={refusal || ''} onClick={() => setIsOpen(true)}>
        {t(vendor.ending ? 'vendors.life.takeUp.name' : 'vendors.life.end.name')}
      </Button>
      {isOpen && (
        <Suspense>
          <LifeDialog vendor={vendor} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Explains why an offboarded vendor is read-only. */
export const EndedNotice = ({ ending }: { ending: NonNullable<Vendor['ending']> }) => {
  const { t, i18n } = useTranslation();
  const ended = { when: formatMoment(ending.at, i18n.language), who: ending.by.name };
  return (
    <Alert type="info" header={t('vendors.life.notice', ended)}>
      <Words>{ending.reason}</Words>
    </Alert>
  );
};
