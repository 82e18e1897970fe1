import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListTexts } from './columns/column.ts';

type ListEmptyProps = { filtered: boolean; texts: ListTexts; create: ReactNode; onClear: () => void };

export const ListEmpty = ({ filtered, texts, create, onClear }: ListEmptyProps) => {
  const { t } = useTranslation();
  return (
    <Box textAlign="center" padding={{ vertical: 'xxl' }}>
      <SpaceBetween size="s" alignItems="center">
        <Box variant="h2" fontSize="heading-s" padding="n">
          {filtered ? t('list.noMatches') : texts.none}
        </Box>
        <Box color="text-body-secondary">{filtered ? t('list.noMatchesText') : texts.noneText}</Box>
        {filtered ? <Button onClick={onClear}>{t('list.clear')}</Button> : create}
      </SpaceBetween>
    </Box>
  );
};
