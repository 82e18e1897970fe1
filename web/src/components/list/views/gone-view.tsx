import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import { isFiltered, type ListState } from '#domain/list/address.ts';
import { useViews, type Viewed } from './use-views.ts';

type GoneViewProps = { kind: Viewed; list: ListState; onDrop: () => void };

/** Warns if the address names a saved view that does not exist, because the list then shows other rows. */
const GoneView = ({ kind, list, onDrop }: GoneViewProps) => {
  const { t } = useTranslation();
  if (!useViews(kind, list).isGone) return null;
  return (
    <Alert type="warning" dismissible dismissAriaLabel={t('list.views.dismiss')} onDismiss={onDrop}>
      {t('list.views.goneText')} {t(isFiltered(list) ? 'list.views.goneFiltered' : 'list.views.goneWhole')}
    </Alert>
  );
};

export default GoneView;
