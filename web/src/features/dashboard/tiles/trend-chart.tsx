/** Loaded on demand, because the chart library is large. */
import AreaChart from '@cloudscape-design/components/area-chart';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrendPoint } from '#domain/applications/metrics.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';

export type Series = { title: string; of: (point: TrendPoint) => number; tier?: ApplicationTier };

const HEIGHT = 260;
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/**
 * Stores the width on screen as a CSS variable, by which the print styles scale the chart. The scaled width is not
 * stored: each width would cause the next.
 */
const useDrawnWidth = () => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      if (!matchMedia('print').matches) element.style.setProperty('--drawn-width', String(element.offsetWidth));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return place;
};

export default function TrendChart({ points, series }: { points: readonly TrendPoint[]; series: readonly Series[] }) {
  const { t, i18n } = useTranslation();
  const day = (date: Date, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...style, timeZone: 'UTC' }).format(date);
  const most = Math.max(1, ...points.map(({ total }) => total));
  const place = useDrawnWidth();
  return (
    <div ref={place} className="dashboard-drawn">
      <AreaChart
        series={series.map(({ title, of, tier }) => ({
          ...{ title, type: 'area' as const },
          ...(tier && { color: `var(--plumb-tier-${tier})` }),
          data: points.map((point) => ({ x: dayOf(point.date), y: of(point) })),
        }))}
        xDomain={[dayOf(points[0]?.date ?? ''), dayOf(points.at(-1)?.date ?? '')]}
        yDomain={[0, most]}
        xScaleType="time"
        xTitle={t('dashboard.day')}
        yTitle={t('applications.title')}
        height={HEIGHT}
        hideFilter
        ariaLabel={t('dashboard.tileNames.trend')}
        ariaDescription={t('dashboard.trendAbout')}
        i18nStrings={{
          xTickFormatter: (date) => day(date, { month: 'short', day: 'numeric' }),
          yTickFormatter: (count) => count.toLocaleString(i18n.language),
        }}
      />
    </div>
  );
}
