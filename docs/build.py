"""Builds the documentation as a static site: all pages of docs/ and an API reference.

    python docs/build.py [FOLDER]      default: build/docs

Pages are rendered by markdown-it-py and keep their places, so that the relative links that work in
the repository work in the site, too. Docstrings are rendered by pdoc into `api/`. A link to a page
becomes a link to its HTML, a link to a Python file leads to its API page, and a link to any other
file of the repository is shown as its path.
"""

import html
import os
import pkgutil
import re
import shutil
import sys
import warnings
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Any
from urllib.parse import unquote

os.environ["NUMBA_DISABLE_JIT"] = "1"  # documented are functions, not their compiled copies

from markdown_it import MarkdownIt
from pdoc import doc, render
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

import quartett

ROOT = Path(__file__).parents[1]
GROUPS = {
    "Start": ["README", "docs/glossary", "CONTRIBUTING", "SECURITY", "CHANGELOG"],
    "Inside": ["docs/architecture", "docs/engineering", "docs/benchmarks"],
    "Games": ["docs/rulings", "docs/notation", "docs/a-fifth-game", "docs/a-board-of-its-own"],
    "Use": ["docs/protocol", "docs/environments", "docs/operations"],
    "Bots": ["docs/ladder/nox", "docs/ladder/nmbrs", "docs/ladder/bloxx", "docs/ladder/zoinx"],
}
"""The menu. A page that is missing here stands in a group of its own at the end."""
NOT_DOCUMENTED = re.compile(r"__main__|\.migrations\b")
"""Modules that do something when they are imported."""
LONGEST_VALUE = 200
"""Of constants whose values are shown; tables of a game take megabytes."""
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title} - Quartett</title>
<link rel="stylesheet" href="{up}site.css">
<nav aria-label="Pages">{menu}</nav>
<main>
{body}</main>
</html>
"""


def pages(root: Path = ROOT) -> list[Path]:
    """List every page of the site, README first."""
    return [
        *sorted(root.glob("*.md"), key=lambda page: page.stem != "README"),
        *sorted(root.glob("docs/**/*.md")),
    ]


def slug(heading: str) -> str:
    """Return the anchor that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def title_of(page: Path) -> str:
    """Return a page's first heading."""
    found = re.search(r"^# (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return found[1] if found else page.stem


def html_address(page: str) -> str:
    """Return where a page of the repository is in the site."""
    return "index.html" if page == "README.md" else f"{page.removesuffix('.md')}.html"


def site_address(page: str, href: str) -> str | None:
    """Translate a link on a page of the repository; None if the site has nothing to show for it."""
    if re.match(r"[a-z]+:|#", href):
        return href
    path, _, anchor = href.partition("#")
    target = normpath(str(PurePosixPath(page).parent / path))
    if target.endswith(".md"):
        target = html_address(target)
    elif target.startswith("src/quartett/") and target.endswith(".py"):
        target = (
            f"api/{target.removeprefix('src/').removesuffix('.py').removesuffix('/__init__')}.html"
        )
    elif not target.startswith("docs/pictures/"):
        return None
    return up(page) + target + (f"#{anchor}" if anchor else "")


def up(page: str) -> str:
    """Return the way from a page to the top of the site."""
    return "../" * (len(PurePosixPath(page).parts) - 1)


def coloured(code: str, language: str, _attributes: str) -> str:
    """Highlight a block of code; `''` leaves it to markdown-it."""
    if language == "python" and ">>>" in code:
        language = "pycon"
    try:
        lexer = get_lexer_by_name(language)
    except ClassNotFound:
        return ""
    return f"<pre>{highlight(code, lexer, HtmlFormatter(nowrap=True))}</pre>"


def rendered(page: str, text: str) -> str:
    """Render a page of the repository as the body of a page of the site."""
    reader = MarkdownIt("commonmark", {"highlight": coloured}).enable("table")
    tokens = reader.parse(text)
    for before, token in pairwise(tokens):
        if before.type == "heading_open":
            before.attrSet("id", slug(token.content))
    for token in tokens:
        for child in token.children or ():
            for name in ("href", "src"):
                address = child.attrGet(name)
                if address is not None:
                    found = site_address(page, str(address))
                    if found is None:
                        child.attrs.pop(name)
                    else:
                        child.attrSet(name, found)
    body: str = reader.renderer.render(tokens, reader.options, {})
    return body.replace("<table>", '<div class="wide"><table>').replace(
        "</table>", "</table></div>"
    )


def menu(page: str, titles: dict[str, str]) -> str:
    """Link every page of the site, in groups."""
    listed = {name for names in GROUPS.values() for name in names}
    groups = {**GROUPS, "More": [name for name in titles if name not in listed]}
    parts = ['<p class="home"><a href="' + up(page) + 'index.html">Quartett</a></p>']
    for group, names in groups.items():
        links = []
        for name in names:
            if name in titles:
                here = " aria-current=page" if f"{name}.md" == page else ""
                address = up(page) + html_address(f"{name}.md")
                links.append(f'<li><a href="{address}"{here}>{html.escape(titles[name])}</a>')
        if links:
            parts.append(f"<h2>{group}</h2><ul>{''.join(links)}</ul>")
    parts.append(f'<h2>API</h2><ul><li><a href="{up(page)}api/index.html">Reference</a></ul>')
    return "".join(parts)


def write_page(folder: Path, page: str, title: str, body: str, titles: dict[str, str]) -> None:
    """Write one page of the site with its menu."""
    file = folder / html_address(page)
    file.parent.mkdir(parents=True, exist_ok=True)
    text = PAGE.format(title=html.escape(title), up=up(page), menu=menu(page, titles), body=body)
    file.write_text(text, "utf-8")


def build_pages(folder: Path, titles: dict[str, str]) -> None:
    """Write all pages, pictures and styles."""
    for name, title in titles.items():
        page = f"{name}.md"
        body = rendered(page, (ROOT / page).read_text("utf-8"))
        write_page(folder, page, title, body, titles)
    shutil.copytree(ROOT / "docs" / "pictures", folder / "docs" / "pictures")
    light, dark = HtmlFormatter(style="default"), HtmlFormatter(style="github-dark")
    style = (ROOT / "docs" / "site.css").read_text("utf-8")
    style += light.get_style_defs("pre")
    style += f"\n@media (prefers-color-scheme: dark) {{\n{dark.get_style_defs('pre')}\n}}\n"
    (folder / "site.css").write_text(style, "utf-8")


def build_api(folder: Path, titles: dict[str, str]) -> None:
    """Write a page for each module and a table of all modules."""
    render.configure(docformat="markdown", footer_text="Quartett")
    modules = {name: doc.Module.from_name(name) for name in module_names()}
    for name, module in modules.items():
        file = folder / "api" / f"{name.replace('.', '/')}.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        shorten_values(module)
        file.write_text(render.html_module(module, modules), "utf-8")
    (folder / "api" / "search.js").write_text(render.search_index(modules), "utf-8")
    rows = []
    for name, module in modules.items():
        summary = module.docstring.partition("\n")[0]
        address = f"{name.replace('.', '/')}.html"
        rows.append(
            f'<tr><td><a href="{address}"><code>{name}</code></a><td>{html.escape(summary)}'
        )
    body = f"<h1>API reference</h1>\n<table>{''.join(rows)}</table>\n"
    write_page(folder, "api/index.md", "API reference", body, titles)


def shorten_values(namespace: doc.Namespace[Any]) -> None:
    """Leave out the values of constants that would fill pages."""
    for member in namespace.members.values():
        if isinstance(member, doc.Class):
            shorten_values(member)
        elif isinstance(member, doc.Variable) and len(member.default_value_str) > LONGEST_VALUE:
            member.__dict__["default_value_str"] = "..."  # a cached property


def module_names() -> list[str]:
    """List all modules, also those that `quartett.__all__` does not name."""
    found = pkgutil.walk_packages(quartett.__path__, "quartett.")
    return ["quartett", *(each.name for each in found if not NOT_DOCUMENTED.search(each.name))]


class Links(HTMLParser):
    """Collects where a page of the site leads to, and the places in it that can be led to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.addresses: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.addresses.add(value)
            elif name == "id" and value is not None:
                self.anchors.add(value)


def broken_links(folder: Path) -> list[tuple[Path, str]]:
    """List the links of a built site that lead nowhere within it, with the pages they are on."""
    links = {file.resolve(): Links(file) for file in sorted(folder.rglob("*.html"))}
    broken = []
    for file, page in links.items():
        for address in sorted(page.addresses):
            path, _, anchor = unquote(address).partition("#")
            target = (file.parent / path).resolve() if path else file
            if re.match(r"[a-z]+:", address):
                continue
            if not target.is_file() or (anchor and anchor not in links[target].anchors):
                broken.append((file, address))
    return broken


def remove_guessed_links(folder: Path) -> None:
    """Turn links to undocumented members into text: pdoc links every name that it recognizes."""
    for file, address in broken_links(folder):
        if file.is_relative_to(folder.resolve() / "api"):
            link = re.compile(f'<a href="{re.escape(address)}"[^>]*>(.*?)</a>', re.DOTALL)
            file.write_text(link.sub(r"\1", file.read_text("utf-8")), "utf-8")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs"
    shutil.rmtree(folder, ignore_errors=True)
    titles = {page.relative_to(ROOT).with_suffix("").as_posix(): title_of(page) for page in pages()}
    build_pages(folder, titles)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Error parsing type annotation")  # shown as it is written
        build_api(folder, titles)
    remove_guessed_links(folder)
    if broken := broken_links(folder):
        lines = [f"{file.relative_to(folder.resolve())}: {address}" for file, address in broken]
        sys.exit("these links lead nowhere:\n" + "\n".join(lines))
    print(f"the documentation is in {folder / 'index.html'}")


if __name__ == "__main__":
    main()
