import { useTranslation } from 'react-i18next';
import { layout } from '#web/i18n/en/app/layout.ts';
import { nouns } from '#web/i18n/en/app/nouns.ts';
import type { SegmentText } from './breadcrumb-label.ts';

const isPage = (segment: string): segment is keyof typeof nouns.pages => Object.hasOwn(nouns.pages, segment);
const isKnown = (segment: string): segment is keyof typeof layout.segments => Object.hasOwn(layout.segments, segment);

export const useSegmentText = (): SegmentText => {
  const { t } = useTranslation();
  return (segment) => {
    if (isPage(segment)) return t(`nouns.pages.${segment}`);
    return isKnown(segment) ? t(`layout.segments.${segment}`) : undefined;
  };
};
