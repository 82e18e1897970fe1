import Input, { type InputProps } from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FOUND_KINDS } from '#domain/search/found.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { type Answer, type Chosen, inOrder, ownPlaces } from './places.ts';
import { found } from './queries.ts';
import { recentOf, remember } from './recent.ts';
import type { Page } from './texts.ts';
import './palette.css';

const PAUSE = 120;

/** Debounces the search text. */
const useLater = (text: string) => {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
};

const KINDS = [...FOUND_KINDS, 'page', 'action'] as const;

const NOTHING: Answer = { found: [], is_exact: false };

/** Without a name, the places are of several kinds. */
type Group = { name?: 'recent' | 'page' | 'action'; places: readonly Chosen[] };

/** Without text: recent places, pages and actions. With text: matching places in one group. */
const useGroups = (
  text: string,
  pages: readonly Page[],
): { groups: Group[]; isBusy: boolean; error?: Error | null } => {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const asked = useLater(text);
  const { data = NOTHING, isFetching, error } = useQuery(found(asked));
  const own = ownPlaces(t, pages, user.roles);
  if (text === '') {
    // Shows the current page name in the current language.
    const recent = recentOf(user.id).map(
      (place) => own.find(({ path, kind }) => path === place.path && kind === place.kind) ?? place,
    );
    const others = own.filter(({ path, kind }) => !recent.some((one) => one.path === path && one.kind === kind));
    const groups: Group[] = [
      { name: 'recent', places: recent },
      { name: 'page', places: others.filter(({ kind }) => kind === 'page') },
      { name: 'action', places: others.filter(({ kind }) => kind === 'action') },
    ];
    return { groups: groups.filter(({ places }) => places.length > 0), isBusy: false };
  }
  const isBusy = isFetching || asked !== text;
  return { groups: [{ places: inOrder(data, own, text) }], isBusy, error };
};

type OptionProps = {
  id: string;
  place: Chosen;
  showsKind: boolean;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
};

const Option = ({ id, place, showsKind, isActive, onChoose, onPoint }: OptionProps) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const kind = showsKind && KINDS.find((one) => one === place.kind);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which says which one is active
    <div
      id={id}
      ref={box}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      onMouseMove={onPoint}
    >
      <span className="palette-name">{place.name}</span>
      <small>{[kind && t(`palette.kinds.${kind}`), place.note].filter(Boolean).join(' · ')}</small>
    </div>
  );
};

type PaletteDialogProps = {
  pages: readonly Page[];
  /** Text typed before the dialog opened. */
  takeTyped: () => string;
  onClose: () => void;
};

const PaletteBox = ({ pages, takeTyped, onClose }: PaletteDialogProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id: person } = useCurrentUser();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const text = typed.trim();
  const { groups, isBusy, error } = useGroups(text, pages);
  const places = groups.flatMap((group) => group.places);
  const active = Math.min(at, places.length - 1);
  const box = useRef<InputProps.Ref>(null);
  useEffect(() => {
    // Runs after the dialog has moved the focus to its first button.
    const timer = setTimeout(() => {
      box.current?.focus();
      setTyped((now) => now + takeTyped());
    });
    return () => clearTimeout(timer);
  }, [takeTyped]);
  const optionId = (n: number) => `${list}-${n}`;

  const go = (place: Chosen | undefined) => {
    if (!place) return;
    onClose();
    if (place.act) return place.act();
    remember(person, place);
    void navigate(place.path);
  };

  const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: places.length - 1 };
  const status = error
    ? t('palette.failed')
    : isBusy
      ? t('actions.loading')
      : t('palette.count', { count: places.length });
  return (
    <div className="palette">
      <Input
        type="search"
        ref={box}
        value={typed}
        placeholder={t('palette.about')}
        ariaLabel={t('palette.title')}
        onChange={({ detail }) => {
          setTyped(detail.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const { key } = event.detail;
          const step = steps[key];
          if (step !== undefined && (!key.startsWith('Home') || typed === '')) {
            event.preventDefault();
            setAt((step + places.length) % Math.max(1, places.length));
          } else if (key === 'Enter' && !isBusy) {
            event.preventDefault();
            go(places[active]);
          }
        }}
        nativeInputAttributes={{
          role: 'combobox',
          'aria-expanded': places.length > 0,
          'aria-controls': list,
          'aria-autocomplete': 'list',
          ...(places.length > 0 && { 'aria-activedescendant': optionId(active) }),
        }}
      />
      <div id={list} className="palette-list" role="listbox" aria-label={t('palette.title')}>
        {groups.map(({ name, places: those }) => (
          // biome-ignore lint/a11y/useSemanticElements: within a listbox, groups are of this role
          <div key={name ?? ''} role="group" aria-label={t(name ? `palette.groups.${name}` : 'palette.title')}>
            {name && <small aria-hidden="true">{t(`palette.groups.${name}`)}</small>}
            {those.map((place) => {
              const n = places.indexOf(place);
              return (
                <Option
                  key={`${place.kind} ${place.path}`}
                  id={optionId(n)}
                  place={place}
                  showsKind={name === undefined || name === 'recent'}
                  isActive={n === active}
                  onChoose={() => go(place)}
                  onPoint={() => setAt(n)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <div role="status" className="palette-said">
        {places.length === 0 && !isBusy && !error ? t('palette.nothing') : status}
      </div>
    </div>
  );
};

export default function PaletteDialog(props: PaletteDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal visible header={t('palette.title')} onDismiss={props.onClose} closeAriaLabel={t('actions.close')}>
      <PaletteBox {...props} />
    </Modal>
  );
}
