import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileAddress } from '../fetch-file.ts';
import { openPdf } from './open-pdf.ts';
import {
  AnnotationMode,
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from './pdf-library.ts';

/** On such a screen pages need not be as wide. */
const ROOMY = 1000;

export type Found = { current: number; total: number; isOver: boolean };

type Shown = { viewer: InstanceType<typeof PDFViewer>; events: InstanceType<typeof EventBus> };

/** Only what is read aloud of a page is a text of the product's. */
const wordsOf = (pageName: (page: number) => string) => {
  const name = (element: Element) => {
    const { page } = JSON.parse(element.getAttribute('data-l10n-args') ?? '{}');
    element.setAttribute('aria-label', pageName(Number(page)));
  };
  return {
    getLanguage: () => 'en-us',
    getDirection: () => 'ltr',
    get: async () => '',
    translate: async (element: Element) => {
      for (const one of [element, ...element.querySelectorAll('[data-l10n-id]')])
        if (one.getAttribute('data-l10n-id') === 'pdfjs-page-landmark') name(one);
    },
    translateOnce: async () => {},
    destroy: async () => {},
    pause: () => {},
    resume: () => {},
  };
};

/** Shows a pdf in a box, whose first child its pages go into. */
export const usePdf = (
  box: RefObject<HTMLDivElement | null>,
  { address, size }: { address: FileAddress; size: number },
) => {
  const { t } = useTranslation();
  const shown = useRef<Shown>(undefined);
  /** By whoever reads it, who is left what they chose. */
  const isZoomed = useRef(false);
  const [error, setError] = useState<unknown>();
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(100);
  const [found, setFound] = useState<Found>();

  // It is to end before what it shows is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language what is shown stays
  useLayoutEffect(() => {
    const container = box.current;
    if (!container) return;
    container.tabIndex = 0; // what scrolls is reached by the keyboard
    const events = new EventBus();
    const linkService = new PDFLinkService({ eventBus: events, externalLinkTarget: LinkTarget.BLANK });
    const findController = new PDFFindController({ eventBus: events, linkService });
    const viewer = new PDFViewer({
      container,
      eventBus: events,
      linkService,
      findController,
      annotationMode: AnnotationMode.ENABLE, // forms are drawn, and not filled in
      removePageBorders: true,
      l10n: wordsOf((number) => t('viewer.page', { page: number })) as never, // what it asks of it is all there
    });
    linkService.setViewer(viewer);
    shown.current = { viewer, events };
    const toFit = () => {
      viewer.currentScaleValue = container.clientWidth > ROOMY ? '1.25' : 'page-width';
    };
    events.on('pagesinit', toFit);
    events.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => setPage(pageNumber));
    events.on('scalechanging', ({ scale }: { scale: number }) => setZoom(Math.round(scale * 100)));
    const tell = ({ matchesCount, state }: { matchesCount: Omit<Found, 'isOver'>; state?: number }) =>
      setFound((before) => ({
        ...matchesCount,
        isOver: state === undefined ? (before?.isOver ?? false) : state !== FindState.PENDING,
      }));
    events.on('updatefindmatchescount', tell);
    events.on('updatefindcontrolstate', tell);

    let isLeft = false;
    const pdf = openPdf({ address, size, onFailed: setError });
    pdf.ready.then(
      (document) => {
        if (isLeft) return;
        setPages(document.numPages);
        viewer.setDocument(document);
        linkService.setDocument(document);
      },
      (failed: unknown) => {
        if (!isLeft) setError(failed);
      },
    );
    const resized = new ResizeObserver(() => {
      if (container.clientWidth === 0) return;
      if (viewer.pagesCount > 0 && !isZoomed.current) toFit();
      viewer.update();
    });
    resized.observe(container);
    return () => {
      isLeft = true;
      resized.disconnect();
      shown.current = undefined;
      viewer.setDocument(null as never); // so it lets go of what it shows, whatever its types say
      pdf.close();
    };
  }, [address, size, box]);

  const act = useMemo(() => {
    const find = (query: string, way: 'first' | 'next' | 'previous') =>
      shown.current?.events.dispatch('find', {
        source: null,
        type: way === 'first' ? '' : 'again',
        query,
        highlightAll: true,
        findPrevious: way === 'previous',
      });
    return {
      toPage: (number: number) => {
        if (shown.current) shown.current.viewer.currentPageNumber = number;
      },
      zoom: (way: 'in' | 'out' | 'width') => {
        isZoomed.current = true;
        if (way === 'in') shown.current?.viewer.increaseScale();
        else if (way === 'out') shown.current?.viewer.decreaseScale();
        else if (shown.current) shown.current.viewer.currentScaleValue = 'page-width';
      },
      find,
      endFind: () => {
        shown.current?.events.dispatch('findbarclose', { source: null });
        setFound(undefined);
      },
    };
  }, []);

  return { error, pages, page, zoom, found, act };
};
