"""A contract for `lint-imports`: no import that runs is part of a cycle, wherever it stands.

Imports inside functions count. Imports for types alone do not run, but they stay in their folder.
"""

import grimp
from importlinter import Contract, ContractCheck, output

PACKAGE = "ecumene"
TITLES = f"{PACKAGE}.titles"

Cycle = tuple[str, ...]


class NoCycles(Contract):
    """Fails on a cycle of modules, and on an import for types that leaves its folder."""

    type_name = "no_cycles"

    def check(self, graph: grimp.ImportGraph, verbose: bool) -> ContractCheck:
        running = running_imports(PACKAGE)
        found = cycles(running)
        strays = strayed(graph, running)
        return ContractCheck(kept=not found and not strays, metadata={"cycles": found, "strays": strays})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for cycle in check.metadata["cycles"]:
            output.print_error(" -> ".join([*cycle, cycle[0]]))
        for importer, imported in check.metadata["strays"]:
            output.print_error(f"{importer} imports {imported} for its types, out of its folder")


def running_imports(package: str) -> grimp.ImportGraph:
    """All imports but those for types alone."""
    return grimp.build_graph(package, exclude_type_checking_imports=True, cache_dir=None)


def cycles(graph: grimp.ImportGraph) -> list[Cycle]:
    """The shortest cycle through each import that is part of one, from its first module on."""
    found: set[Cycle] = set()
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            back = graph.find_shortest_chain(importer=imported, imported=importer)
            if back is not None:
                first = back.index(min(back))
                found.add((*back[first:], *back[:first]))
    return sorted(found)


def strayed(everything: grimp.ImportGraph, running: grimp.ImportGraph) -> list[tuple[str, str]]:
    """The imports for types alone between one folder of the house, or one game, and another."""
    return sorted(
        (importer, imported)
        for importer in running.modules
        for imported in everything.find_modules_directly_imported_by(importer)
        - running.find_modules_directly_imported_by(importer)
        if folder(importer) != folder(imported)
    )


def folder(module: str) -> str:
    """The folder of the house that a module is in; every game has its own.

    >>> folder("ecumene.core.steps"), folder("ecumene.titles.tigris.turn")
    ('ecumene.core', 'ecumene.titles.tigris')
    """
    depth = 3 if module.startswith(f"{TITLES}.") else 2
    return ".".join(module.split(".")[:depth])
