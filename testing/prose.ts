/**
 * Hostile texts, for every place where a person's words are shown. Each tries to set `window.hurt`, to open a dialog, to load
 * from elsewhere, to take the page's names over, or to break out of where it stands.
 */
const boom = 'window.hurt=1'
const beacon = 'https://beacon.invalid/p'

/** HTML. The mutation vectors are those that DOMPurify has met in its life, and shapes like them. */
export const hostileHtml: readonly string[] = [
  `<script>${boom}</script>`,
  `<img src=x onerror="${boom}">`,
  `<img src="${beacon}.png" alt="a picture">`,
  `<img srcset="${beacon}.png 1x" src="/blog/images/none.png">`,
  `<svg onload="${boom}"><script>${boom}</script></svg>`,
  `<svg><style><img src=x onerror="${boom}"></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${boom}&gt;">`,
  `<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=${boom}">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${boom}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${boom}>">`,
  `<svg><p><style><a id="</style><img src=1 onerror=${boom}>"></p></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${boom}>"></noscript>`,
  `<template><img src=x onerror=${boom}><script>${boom}</script></template>`,
  `<textarea><p title="</textarea><img src=x onerror=${boom}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${boom}>">`,
  `<title><p title="</title><img src=x onerror=${boom}>">`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${boom}>">`,
  `<a href="javascript:${boom}">press</a>`,
  `<a href="java\tscript:${boom}">press</a>`,
  `<a href="&#106;&#97;vascript&colon;${boom}">press</a>`,
  `<a href=" \u0001javascript:${boom}">press</a>`,
  `<a href="JaVaScRiPt:${boom}">press</a>`,
  `<a href="vbscript:${boom}">press</a>`,
  `<a href="data:text/html,<script>${boom}</script>">press</a>`,
  `<a href="//beacon.invalid" ping="${beacon}">press</a>`,
  `<iframe src="javascript:${boom}"></iframe>`,
  `<iframe srcdoc="<script>parent.${boom}</script>"></iframe>`,
  `<object data="data:text/html,<script>${boom}</script>"></object><embed src="javascript:${boom}">`,
  `<style>*{background:url(${beacon})} body{display:none}</style>`,
  `<p style="position:fixed;inset:0;background:url(${beacon})">over everything</p>`,
  `<link rel="stylesheet" href="${beacon}.css"><base href="https://beacon.invalid/">`,
  `<meta http-equiv="refresh" content="0;url=https://beacon.invalid/">`,
  `<form action="https://beacon.invalid/"><input name="attributes"><button formaction="javascript:${boom}">Sign in</button></form>`,
  `<form id="attributes"><input name="getElementById"><input name="body"><input name="location"></form>`,
  `<a id="attributes" name="getElementById">clobber</a><img name="querySelector"><a id="app">app</a><a id="main">main</a>`,
  `<a id="known">{"post":null}</a><p class="blog-header" id="app">mine</p>`,
  `<video src="${beacon}.mp4" autoplay onplay="${boom}"><source src="${beacon}"></video><audio src="${beacon}.mp3">`,
  `<details open ontoggle="${boom}"><summary>more</summary></details>`,
  `<input autofocus onfocus="${boom}"><marquee onstart="${boom}">m</marquee><body onload="${boom}">`,
  `<p onclick="${boom}" onmouseover="${boom}" data-x="1" aria-label="x">events</p>`,
  `<table background="${beacon}.png"><td background="${beacon}.png">cell</td></table>`,
  `<image src="${beacon}.png"><img src="data:image/svg+xml,<svg onload='${boom}'>" alt="drawn">`,
  `<picture><source srcset="${beacon}.webp"><img src="//beacon.invalid/x.png"></picture>`,
  `<custom-element onclick="${boom}" is="x">custom</custom-element>`,
  `<!--><img src=x onerror=${boom}>--><![CDATA[<img src=x onerror=${boom}>]]>`,
  `<p>${'<b>'.repeat(60)}deep${'</b>'.repeat(60)}</p>`,
  `<a href="https://example.com/"><img src="${beacon}.png" alt="in a link"></a>`,
]

/** Markdown, with HTML in it as well. */
export const hostileMarkdown: readonly string[] = [
  `[press](javascript:${boom})`,
  `[press](JAVASCRIPT:${boom})`,
  `[press](java&#115;cript:${boom})`,
  `[press](java%0ascript:${boom})`,
  `[press](<javascript:${boom}>)`,
  `[press](data:text/html;base64,PHNjcmlwdD53aW5kb3cuaHVydD0xPC9zY3JpcHQ+)`,
  `[press](vbscript:${boom})`,
  `[press](https://example.com/"onmouseover="${boom})`,
  `<javascript:${boom}>`,
  `[a]\n\n[a]: javascript:${boom}`,
  `![pixel](${beacon}.png)`,
  `![pixel][b]\n\n[b]: ${beacon}.png`,
  `![x](x"onerror="${boom})`,
  `![drawn](data:image/svg+xml,<svg/onload=${boom}>)`,
  `https://example.com/"onmouseover="${boom} www.example.com javascript:${boom}`,
  `\`\`\`html"onmouseover="${boom}\n<script>${boom}</script>\n\`\`\``,
  `| <img src=x onerror=${boom}> |\n|---|\n| [x](javascript:${boom}) |`,
  `<details open ontoggle=${boom}>\n\n**bold**\n\n</details>`,
  `${'> '.repeat(40)}deep`,
  ...hostileHtml,
]

/** What would hurt by its nesting alone: refused when it is written. */
export const bombs = {
  html: `${'<div>'.repeat(15_000)}x`,
  formatting: `<p>${'<b><i>'.repeat(5_000)}x`,
  markdown: `${'> '.repeat(2_000)}x`,
  lists: Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
} as const
