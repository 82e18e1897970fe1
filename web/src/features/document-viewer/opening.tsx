import ProgressBar from '@cloudscape-design/components/progress-bar';
import { useTranslation } from 'react-i18next';

/** How much of a file has come. */
export const Opening = ({ loaded, size }: { loaded: number; size: number }) => {
  const { t } = useTranslation();
  const share = size > 0 ? Math.min(100, Math.round((loaded / size) * 100)) : 0;
  return (
    <div className="viewer-message">
      <ProgressBar value={share} label={t('viewer.opening')} ariaLabel={t('viewer.opening')} />
    </div>
  );
};
