/** Texts that end the attribute, element, script or style that contains a value. */
const breakouts = [
  '',
  '">',
  "'>",
  '</script>',
  '</title>',
  '</textarea>',
  '</style>',
  '</template>',
  '</noscript>',
  '-->',
  ']]>',
  '"}]}</script>',
  '`',
  '\u2028',
  '\\u003c/script\\u003e',
];

/** Markup that would run a script, or change where scripts are loaded from. `@` is replaced by a call of `ran`. */
const vectors = [
  '<script>@</script>',
  '<ScRiPt/x>@</sCrIpT>',
  '<img src=x onerror=@>',
  '<img/src=x/onerror="@">',
  '<IMG SRC=x\tONERROR\n=\n@>',
  '<svg onload=@>',
  '<svg><script>@</script></svg>',
  '<svg><animate attributeName=x dur=1s onbegin=@>',
  '<math><mtext><img src=x onerror=@></math>',
  '<iframe srcdoc="<script>parent.@</script>"></iframe>',
  '<iframe src="javascript:parent.@"></iframe>',
  '<details open ontoggle=@>',
  '<input autofocus onfocus=@>',
  '<video><source onerror=@></video>',
  '<body onload=@>',
  '<a href="javascript:@">x</a>',
  '<form action="javascript:@"><button>x</button></form>',
  '<object data="javascript:@"></object>',
  '<embed src="javascript:@">',
  '<base href="javascript:@//">',
  '<meta http-equiv=refresh content="0;url=javascript:@">',
  '<link rel=stylesheet href="data:text/css,*{--x:@}">',
  "<style>@import 'data:text/css,@'</style>",
  '<x tabindex=1 onclick=@ onpointerenter=@>x</x>',
  '<script src="data:text/javascript,@"></script>',
  '" onmouseover="@" x="',
  "' autofocus onfocus='@' x='",
  "';@;//",
  '\\");@;//',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the payload is a template.
  '${@}',
  "{{constructor.constructor('@')()}}",
  '&lt;img src=x onerror=@&gt;',
];

/** Addresses that would run a script, or bring in a page of another origin, as the target of a link or a frame. */
const addresses = [
  'javascript:@',
  'JaVaScRiPt:@',
  ' javascript:@',
  'java\tscript:@',
  'java\nscript:@',
  '\u0001javascript:@',
  'javascript://%0a@',
  'javascript:/*--></title></style></textarea></script>*/@',
  'javascript&colon;@',
  'jav&#x61;script:@',
  'vbscript:@',
  'feed:javascript:@',
  'view-source:javascript:@',
  'data:text/html,<script>parent.@</script>',
  'data:text/html;charset=utf-8,<script>opener.@</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.@"/>',
  'data:text/javascript,@',
  'blob:https://evil.invalid/@',
  'filesystem:https://evil.invalid/@',
  '//evil.invalid/@',
  '/\\evil.invalid/@',
  '\\\\evil.invalid\\@',
  'https://evil.invalid/@',
  'https:evil.invalid/@',
  'http://localhost@evil.invalid/@',
];

const numbered = (text: string, index: number) => text.replaceAll(/@(?!import|evil)/g, `ran(${index})`);

const markup = breakouts
  .flatMap((breakout) => vectors.map((vector) => breakout + vector))
  .slice(0, 500 - addresses.length);

/** 500 different payloads: first the addresses, then markup. Each calls `ran` with its number. */
export const payloads: readonly string[] = [...addresses, ...markup].map(numbered);

/** Number of rounds in which every payload is stored once. */
export const rounds = addresses.length;
const markupPerRound = markup.length / rounds;

/** The payloads of a round: one address, then markup. */
export const payloadsOfRound = (round: number): readonly string[] => {
  const first = addresses.length + round * markupPerRound;
  return [payloads[round] as string, ...payloads.slice(first, first + markupPerRound)];
};
