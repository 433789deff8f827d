/**
 * The page runs under `require-trusted-types-for 'script'`. The one policy here lets through the text of the component
 * library's own style elements and nothing that could be markup; posts will come through a policy of their own, sanitised.
 */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown
}

const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
factory?.createPolicy('default', {
  createHTML(text) {
    if (text.includes('<')) throw new TypeError('markup is not let through')
    return text
  },
})
