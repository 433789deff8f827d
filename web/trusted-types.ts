/**
 * The page runs under `require-trusted-types-for 'script'`. The one policy here lets through the text of the component
 * library's own style elements and nothing that could be markup, and the one worker of our own; posts come through a policy of their own, sanitised.
 */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(url: string): string }): unknown
}

const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
factory?.createPolicy('default', {
  createHTML(text) {
    if (text.includes('<')) throw new TypeError('markup is not let through')
    return text
  },
  createScriptURL(url) {
    if (url !== '/push-worker.js') throw new TypeError('only our own worker is let through')
    return url
  },
})
