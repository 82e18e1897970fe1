import { useTranslation } from 'react-i18next';
import type { SegmentText } from './breadcrumb-label.ts';

export const useSegmentText = (): SegmentText => {
  const { t, i18n } = useTranslation();
  return (segment) => {
    const key = `layout.segments.${segment}`;
    return /^[\w-]+$/.test(segment) && i18n.exists(key) ? t(key) : undefined;
  };
};
