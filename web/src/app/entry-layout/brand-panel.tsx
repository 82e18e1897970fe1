import { useTranslation } from 'react-i18next';

/** Continues the animation of the line in index.html from the same time. */
const swingOn = (line: SVGSVGElement | null) => {
  const [first] = performance.getEntriesByName('first-paint');
  if (first) for (const swing of line?.getAnimations({ subtree: true }) ?? []) swing.startTime = first.startTime;
};

/** A plumb line whose bob comes to rest. */
const PlumbLine = () => (
  <svg ref={swingOn} className="plumb-line" viewBox="0 0 400 640" aria-hidden="true">
    <g className="plumb-rings">
      <circle cx="200" cy="520" r="60" />
      <circle cx="200" cy="520" r="130" />
      <circle cx="200" cy="520" r="210" />
      <circle cx="200" cy="520" r="300" />
    </g>
    <path className="plumb-level" d="M0 520h400" />
    <g className="plumb-swing">
      <path className="plumb-string" d="M200-400v830" />
      <path className="plumb-cap" d="M190 424h20v14h-20z" />
      <path className="plumb-bob" d="M174 438h52q7 0 6 8l-8 40-24 34-24-34-8-40q-1-8 6-8z" />
      <path className="plumb-shade" d="M200 438h26q7 0 6 8l-8 40-24 34z" />
    </g>
  </svg>
);

export const BrandPanel = () => {
  const { t } = useTranslation();
  return (
    <section className="entry-brand" aria-label="Plumbline">
      <PlumbLine />
      <div className="entry-name">
        <img src="/plumbline.svg" alt="" width="25" height="30" />
        Plumbline
      </div>
      <div className="entry-words">
        <p className="entry-tagline">{t('entry.tagline')}</p>
        <p className="entry-claim">{t('entry.claim')}</p>
      </div>
    </section>
  );
};
