import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The first entries of a tile, and a footer that shows the others. `all` is its text. */
export const useGlance = <T,>(entries: readonly T[], most: number, all: string) => {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const footer = entries.length > most && (
    <div className={isWhole ? 'dashboard-whole' : undefined}>
      <Button variant="inline-link" ariaExpanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? t('dashboard.fewer') : all}
      </Button>
    </div>
  );
  return { isWhole, shown: isWhole ? entries : entries.slice(0, most), footer };
};
