import Button from '@cloudscape-design/components/button';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRecordNames } from '#web/routing/record-names.ts';
import { breadcrumbs } from './breadcrumb-label.ts';
import { originOf, previousPath, rememberPath, useReturn } from './origin.ts';
import { useRouteOf } from './use-route-of.ts';
import { useSegmentText } from './use-segment-text.ts';

/** Leads to the page that the user came from, by its name; if unknown, to the parent page. */
export const BackButton = () => {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const returnTo = useReturn();
  const origin = originOf(location);
  const previous = previousPath(pathname);
  const recordName = useRecordNames(origin?.pathname ?? previous ?? pathname);
  const naming = { own: useSegmentText(), routeOf: useRouteOf(), recordName };
  const above = breadcrumbs(pathname, naming).at(-2);
  useLayoutEffect(() => rememberPath(pathname));
  const nameOf = (path: string) => breadcrumbs(path, naming).at(-1)?.text ?? '';
  const isPage = (path: string) => naming.routeOf(path) !== undefined;

  if (origin && isPage(origin.pathname)) {
    const href = origin.pathname + origin.search;
    return <Back label={nameOf(origin.pathname)} href={href} onFollow={() => returnTo(origin)} />;
  }
  if (!above) return null;
  if (previous !== undefined && isPage(previous))
    return <Back label={nameOf(previous)} onFollow={() => navigate(-1)} />;
  return <Back label={above.text} href={above.href} onFollow={() => navigate(above.href)} />;
};

const Back = ({ label, href, onFollow }: { label: string; href?: string; onFollow: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="page-back">
      <Button
        variant="inline-link"
        iconName="arrow-left"
        {...(href !== undefined && { href })}
        onClick={(event) => {
          event.preventDefault();
          onFollow();
        }}
      >
        {t('layout.back', { label })}
      </Button>
    </div>
  );
};
