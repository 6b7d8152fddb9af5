/** What rolldown knows of a module: those that import it statically. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Every page imports their barrel, which says nothing of who shows them. */
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

const isPart = (id: string) => /[\\/]src[\\/]pages[\\/].*(?:-page\.tsx|idle-parts\.ts)$/.test(id);

/** They load what other pages need as well: fewer files for those that are opened most. */
const isRarelyOpened = (page: string) =>
  /^(?:admin|chat|recipe-print|shared-recipe|what-i-have)/.test(page);

/**
 * Names the file of a shared module after the pages that need it at once. Dialogs that need it too do not count: else
 * each set of pages and dialogs would be a file of a few hundred bytes.
 */
export function pageGroups() {
  const known = new Map<string, ReadonlySet<string>>();

  function pagesOf(id: string, graph: ModuleGraph, seen = new Set<string>()): ReadonlySet<string> {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (isPart(id)) return new Set([partName(id)]);
    const pages = new Set<string>();
    seen.add(id);
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
      if (seen.has(importer)) continue;
      for (const page of pagesOf(importer, graph, seen)) pages.add(page);
    }
    return pages;
  }

  return (id: string, graph: ModuleGraph): string | null => {
    if (icon.test(id)) return null;
    const pages = pagesOf(id, graph);
    known.set(id, pages);
    const often = [...pages].filter((page) => !isRarelyOpened(page));
    const named = often.length > 0 ? often : [...pages];
    return named.length === 0 ? null : named.sort().join('~');
  };
}

function partName(id: string): string {
  return id.replace(/.*[\\/]pages[\\/]/, '').replace(/[\\/].*|-page\.tsx$/g, '');
}
