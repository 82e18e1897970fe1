import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useOriginState } from '#web/app/main-layout/origin.ts';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { controlPath, controlsPath } from '#web/routing/application-path.ts';

/** The parameter of the control that is open beside the list. */
export const SELECTED = 'control';

/** The control that is open beside the list of an application, if any. A phone shows it on a page of its own. */
export const useSelected = (application: string) => {
  const navigate = useNavigate();
  const origin = useOriginState();
  const { state } = useLocation();
  const isNarrow = useNarrow();
  const [params] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const key = params.get(SELECTED) ?? undefined;

  const besideList = (control?: string) => {
    const next = new URLSearchParams(params);
    if (control === undefined) next.delete(SELECTED);
    else next.set(SELECTED, control);
    return `${controlsPath(application)}${next.size > 0 ? `?${next}` : ''}`;
  };

  const before = useRef(key);
  const focusRow = useEffectEvent((control: string) => {
    const links = list.current?.querySelectorAll('a') ?? [];
    [...links].find(({ href }) => new URL(href).searchParams.get(SELECTED) === control)?.focus();
  });
  useEffect(() => {
    const closed = before.current;
    before.current = key;
    if (closed !== undefined && key === undefined) focusRow(closed);
  }, [key]);

  return {
    key,
    /** The element around the list, to which the focus returns. */
    list,
    isNarrow,
    origin,
    pathOf: (control: string) => (isNarrow ? controlPath(application, control) : besideList(control)),
    linkState: isNarrow ? origin : state,
    /** The next one replaces this one, so that one step back closes it. */
    select: (control: string) => void navigate(besideList(control), { replace: true, state }),
    close: () => void navigate(besideList(), { replace: true, state }),
  };
};
export type Selected = ReturnType<typeof useSelected>;
