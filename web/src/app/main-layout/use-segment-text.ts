import { useTranslation } from 'react-i18next';
import { layout } from '#web/i18n/en/app/layout.ts';
import type { SegmentText } from './breadcrumb-label.ts';

const isKnown = (segment: string): segment is keyof typeof layout.segments => Object.hasOwn(layout.segments, segment);

export const useSegmentText = (): SegmentText => {
  const { t } = useTranslation();
  return (segment) => (isKnown(segment) ? t(`layout.segments.${segment}`) : undefined);
};
