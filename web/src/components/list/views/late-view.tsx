import { useTranslation } from 'react-i18next';
import type { ListView } from '#domain/list/view.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { formatMoment } from '#web/components/moment.tsx';

type LateViewProps = { theirs: ListView; onShow: () => void; onClose: () => void };

/** Shown when another person changed the view first. Saving again overwrites their change. */
export const LateView = ({ theirs, onShow, onClose }: LateViewProps) => {
  const { t, i18n } = useTranslation();
  const { name, updated_by, updated_at } = theirs;
  return (
    <DialogForm
      title={t('list.views.late.title')}
      submit={t('list.views.late.show')}
      onSubmit={() => {
        onClose();
        onShow();
      }}
      onClose={onClose}
    >
      <div>
        {t('list.views.late.text', { name, who: updated_by.name, when: formatMoment(updated_at, i18n.language) })}
      </div>
      <div>{t('list.views.late.next')}</div>
    </DialogForm>
  );
};
