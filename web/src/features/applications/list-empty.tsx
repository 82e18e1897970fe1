import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { CreateButton } from './create-button.tsx';

type ListEmptyProps = { filtered: boolean; searchedAll: boolean; mayCreate: boolean; onClear: () => void };

export const ListEmpty = ({ filtered, searchedAll, mayCreate, onClear }: ListEmptyProps) => {
  const { t } = useTranslation();
  return (
    <Box textAlign="center" padding={{ vertical: 'xxl' }}>
      <SpaceBetween size="s" alignItems="center">
        <Box variant="h2" fontSize="heading-s" padding="n">
          {filtered
            ? t(searchedAll ? 'applications.list.noMatches' : 'applications.list.noMatchesYet')
            : t('applications.list.none')}
        </Box>
        {searchedAll && (
          <Box color="text-body-secondary">
            {t(filtered ? 'applications.list.noMatchesText' : 'applications.list.noneText')}
          </Box>
        )}
        {filtered && <Button onClick={onClear}>{t('applications.list.clear')}</Button>}
        {!filtered && mayCreate && <CreateButton />}
      </SpaceBetween>
    </Box>
  );
};
