import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';

export const GroupStatus = ({ deleting }: { deleting?: true | undefined }) => {
  const { t } = useTranslation();
  return (
    <StatusIndicator type={deleting ? 'in-progress' : 'success'}>
      {t(`resourceGroups.statuses.${deleting ? 'deleting' : 'active'}`)}
    </StatusIndicator>
  );
};
